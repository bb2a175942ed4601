import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import type { Mail } from '../mail.ts'
import type { Sms } from '../sms.ts'
import { putInOutbox } from './rows.ts'

/** For demo mode: stores messages for `/outbox` instead of sending them. */
export function smsToOutbox(db: Db, clock: Clock): Sms {
  return {
    on: true,
    voice: true,
    sendCode: ({ to, code, text, by }) =>
      putInOutbox(db, clock, {
        recipient: to,
        kind: by,
        text,
        code,
      }),
    send: ({ to, text }) => putInOutbox(db, clock, { recipient: to, kind: 'sms', text, code: null }),
  }
}

export function mailToOutbox(db: Db, clock: Clock): Mail {
  return {
    on: true,
    send: ({ to, subject, text, code }) =>
      putInOutbox(db, clock, {
        recipient: to,
        kind: 'mail',
        text: `${subject}\n\n${text}`,
        code: code ?? null,
      }),
  }
}
