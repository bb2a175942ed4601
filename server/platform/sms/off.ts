import { refuse } from '../refusal.ts'
import type { Sms } from '../sms.ts'

/** Nothing is configured: whoever sends all the same is refused with a sentence that says so. */
export const smsOff: Sms = {
  on: false,
  sendCode: async () => refuse('request.sms-off'),
  send: async () => refuse('request.sms-off'),
}
