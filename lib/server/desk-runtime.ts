// The ports of the Inbox and of bids, taken from this process's runtime. Holds nothing of its own.
import type { MemberPorts } from "@/lib/commands/bid-membership"
import type { DecideItemPorts } from "@/lib/commands/decide-item"
import type { RecordFactPorts } from "@/lib/commands/record-fact"
import { accounts } from "./auth"
import type { DeskPorts } from "./desk-ports"
import { runtime } from "./runtime"
import { workspaceReading } from "./workspace-reading"

/** Throws SetupError. */
export function deskPorts(): DeskPorts {
  return { ...runtime(), people: accounts().people }
}

export function decidePorts(): DecideItemPorts {
  return { ...runtime(), reading: workspaceReading }
}

export function recordPorts(): RecordFactPorts {
  return { ...runtime(), reading: workspaceReading }
}

export function memberPorts(): MemberPorts {
  return { ...runtime(), people: accounts().people }
}
