import type { Mail } from '../mail.ts'
import { refuse } from '../refusal.ts'

/** Nothing is configured: whoever sends all the same is refused with a sentence that says so. */
export const mailOff: Mail = { on: false, send: async () => refuse('request.mail-off') }
