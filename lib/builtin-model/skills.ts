// Which behaviour answers a request, tried in this order. A skill applies by the tools offered, never by an agent's name.
import { answerSkill } from "./answer-skill"
import { bidLeadSkill } from "./bid-lead-skill"
import { compilerSkill } from "./compiler-skill"
import { conversationSkill } from "./conversation-skill"
import { documentLookupSkill } from "./document-lookup-skill"
import { eligibilitySkill } from "./eligibility-skill"
import { factLookupSkill } from "./fact-lookup-skill"
import { messageLookupSkill } from "./message-lookup-skill"
import { pricingSkill } from "./pricing-skill"
import { profileLookupSkill } from "./profile-lookup-skill"
import { readBackSkill } from "./read-back-skill"
import { readerSkill } from "./reader-skill"
import { type Reply, type Skill, say } from "./reply"
import type { RequestView } from "./request-view"

/**
 * An answer to a climbing question has tools of its own. A read-back precedes all work: until it passed every other tool
 * refuses. The conversation precedes the lead, since both start tasks and only the conversation looks things up. Tasks
 * precede lookups, since some list facts too.
 */
const skills: readonly Skill[] = [
  answerSkill,
  readBackSkill,
  conversationSkill,
  bidLeadSkill,
  readerSkill,
  eligibilitySkill,
  pricingSkill,
  compilerSkill,
  messageLookupSkill,
  documentLookupSkill,
  profileLookupSkill,
  factLookupSkill,
]

/** The first skill's reply; where none applies, a sentence that says so. */
export function decideReply(view: RequestView): Reply {
  for (const skill of skills) {
    const reply = skill(view)
    if (reply !== null) return reply
  }
  return say(
    "The built-in model can do nothing with the tools offered here; this needs a connected model (OPENAI_API_KEY or OPENAI_BASE_URL, READBACK_MODEL).",
  )
}
