// Keeps who is a member of a bid in PostgreSQL. Asks nobody's permission.
import type { BidMembers } from "@/lib/core/ports/bid-members"
import type { PrismaClient } from "@/prisma/generated/client"

export function prismaMembers(prisma: PrismaClient): BidMembers {
  return {
    async add(bid, person) {
      await prisma.bidMember.createMany({ data: [{ bid, userId: person }], skipDuplicates: true })
    },

    async remove(bid, person) {
      await prisma.bidMember.deleteMany({ where: { bid, userId: person } })
    },
  }
}
