import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { findLed } from './host-powers.ts'
import { tellAll } from './people-in.ts'

interface ChatRules {
  readonly sessionId: string
  readonly isOpen: boolean
  readonly everybodyPrivate: boolean
}

/** Closes the chat to participants or opens it, and lets them write to each other in private or not. */
export async function setChat(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'live'>,
  hostId: string,
  { sessionId, isOpen, everybodyPrivate }: ChatRules,
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ is_chat_open: isOpen, everybody_private: everybodyPrivate })
    .where('id', '=', sessionId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}
