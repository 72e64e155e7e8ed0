// The people's port on PostgreSQL: better-auth's User, Account and Session rows and our one-time links. Holds no rule of who may.
import { createHmac, randomUUID } from "node:crypto"
import { hashPassword } from "better-auth/crypto"
import { Role } from "@/lib/core/permissions"
import type { LockedPeople, OneTimeLink, People, Person } from "@/lib/core/ports/people"
import type { Invitation, Prisma, PrismaClient, User } from "@/prisma/generated/client"

/** `secret` is the installation's: the secrets of its one-time links are derived from it. */
export function peopleOnPrisma({ prisma, secret }: { prisma: PrismaClient; secret: string }): People {
  return {
    anyone: async () => (await prisma.user.findFirst({ select: { id: true } })) !== null,
    list: () => listPeople(prisma),
    findLink: async (tokenHash) => linkOf(await prisma.invitation.findUnique({ where: { tokenHash } })),
    hashPassword,
    linkSecret: (linkId) => createHmac("sha256", secret).update(`one-time link ${linkId}`).digest("base64url"),
    alone: (work) =>
      prisma.$transaction(async (rows) => {
        await rows.$executeRaw`select pg_advisory_xact_lock(hashtext('readback accounts'))`
        return work(lockedPeople(rows))
      }, patience),
  }
}

/** How long a change to accounts waits for a connection, and then for its turn and its end. */
const patience = { maxWait: 10_000, timeout: 20_000 }

type Rows = Prisma.TransactionClient

function lockedPeople(rows: Rows): LockedPeople {
  return {
    list: () => listPeople(rows),
    add: async ({ name, email, role, passwordHash, at }) => {
      const id = randomUUID()
      const user = await rows.user.create({ data: { id, name, email, role, createdAt: at } })
      await rows.account.create({
        data: { id: randomUUID(), accountId: id, providerId: "credential", userId: id, password: passwordHash },
      })
      return personOf(user)
    },
    setRole: async (id, role) => {
      await rows.user.update({ where: { id }, data: { role } })
    },
    close: async (id, at) => {
      await rows.user.update({ where: { id }, data: { closedAt: at } })
      await endSignIns(rows, id)
    },
    reopen: async (id) => {
      await rows.user.update({ where: { id }, data: { closedAt: null } })
    },
    setPassword: async (userId, password) => {
      const { count } = await rows.account.updateMany({
        where: { userId, providerId: "credential" },
        data: { password },
      })
      if (count !== 1) throw new Error(`Account ${userId} has ${count} passwords instead of one.`)
      await endSignIns(rows, userId)
    },
    findLink: async (by) =>
      linkOf(await rows.invitation.findUnique({ where: "id" in by ? { id: by.id } : { tokenHash: by.tokenHash } })),
    addLink: async ({ id, tokenHash, createdBy, expiresAt, usedAt, ...rest }) => {
      const target =
        rest.purpose === "join"
          ? { purpose: rest.purpose, role: rest.role, name: rest.name }
          : { purpose: rest.purpose, userId: rest.personId }
      await rows.invitation.create({ data: { id, tokenHash, createdBy, expiresAt, usedAt, ...target } })
    },
    redeemLink: async (id, at) => {
      const unused = { id, usedAt: null, expiresAt: { gt: at } }
      const { count } = await rows.invitation.updateMany({ where: unused, data: { usedAt: at } })
      return count === 1
    },
    expirePasswordLinks: async (userId, at) => {
      const waiting = { userId, purpose: "password", usedAt: null, expiresAt: { gt: at } }
      await rows.invitation.updateMany({ where: waiting, data: { expiresAt: at } })
    },
  }
}

/** Ends every sign-in of a person; safe to repeat. */
export async function endSignIns(rows: Pick<Rows, "session">, userId: string): Promise<void> {
  await rows.session.deleteMany({ where: { userId } })
}

async function listPeople(rows: Pick<Rows, "user">): Promise<Person[]> {
  const users = await rows.user.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] })
  return users.map(personOf)
}

function personOf(user: User): Person {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: Role.parse(user.role),
    joinedAt: user.createdAt.toISOString(),
    closedAt: user.closedAt?.toISOString() ?? null,
  }
}

function linkOf(row: Invitation | null): OneTimeLink | null {
  if (!row) return null
  const kept = {
    id: row.id,
    tokenHash: row.tokenHash,
    createdBy: row.createdBy,
    expiresAt: row.expiresAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  }
  if (row.purpose === "join" && row.name !== null) {
    return { ...kept, purpose: "join", role: Role.parse(row.role), name: row.name }
  }
  if (row.purpose === "password" && row.userId !== null) {
    return { ...kept, purpose: "password", personId: row.userId }
  }
  throw new Error(`One-time link ${row.id} of purpose ${row.purpose} does not say whom it is for.`)
}
