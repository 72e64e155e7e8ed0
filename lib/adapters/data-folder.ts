// Makes and opens the data folder, readable by its owner alone; it never looks at what the folder holds.
import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs"
import path from "node:path"
import { errorCode, errorText, SetupError } from "./setup-error"

/** Returns the folder's absolute path. Throws SetupError where it is no folder or cannot be made or written. */
export function openDataFolder(folder: string): string {
  const absolute = path.resolve(folder)
  makeFolder(absolute)
  if (!statSync(absolute).isDirectory()) throw notAFolder(absolute)
  closeToOthers(absolute)
  requireAccess(absolute)
  return absolute
}

function makeFolder(absolute: string): void {
  try {
    mkdirSync(absolute, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (errorCode(error) === "EEXIST" || errorCode(error) === "ENOTDIR") throw notAFolder(absolute)
    throw new SetupError(
      `The data folder ${absolute} cannot be made (${errorText(error)}): choose another one with READBACK_DATA.`,
    )
  }
}

function closeToOthers(absolute: string): void {
  if ((statSync(absolute).mode & 0o077) === 0) return
  try {
    chmodSync(absolute, 0o700)
  } catch (error) {
    throw new SetupError(
      `The data folder ${absolute} belongs to somebody else (${errorText(error)}): choose another one with READBACK_DATA.`,
    )
  }
}

function requireAccess(absolute: string): void {
  try {
    accessSync(absolute, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SetupError(
      `The data folder ${absolute} cannot be written (${errorText(error)}): make it yours, or choose another one with READBACK_DATA.`,
    )
  }
}

function notAFolder(absolute: string): SetupError {
  return new SetupError(
    `The data folder ${absolute} is not a folder: move that file away, or choose another folder with READBACK_DATA.`,
  )
}
