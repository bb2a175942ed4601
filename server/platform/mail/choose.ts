import { localSentence } from '@arvand/persian/digits'
import type { Config } from '#server/config'
import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import type { Mail } from '../mail.ts'
import { mailToOutbox } from '../outbox/adapters.ts'
import { refuse } from '../refusal.ts'

/** No mail server is configured: sending is refused with a sentence that says so. */
const mailOff: Mail = { on: false, send: async () => refuse('request.mail-off') }

/**
 * Demo mode stores mail in the outbox, even when a server is configured. Otherwise the server sends it; without one,
 * mail is off.
 */
export async function chooseMail(config: Pick<Config, 'demo' | 'smtp'>, db: Db, clock: Clock): Promise<Mail> {
  if (config.demo) return inLocale(mailToOutbox(db, clock))
  if (!config.smtp) return mailOff
  const { mailBySmtp } = await import('./smtp.ts')
  return inLocale(mailBySmtp(config.smtp))
}

/** Sentences are written with Persian digits; this changes them to those of the locale. */
const inLocale = (mail: Mail): Mail => ({
  ...mail,
  send: (letter) =>
    mail.send({ ...letter, subject: localSentence(letter.subject), text: localSentence(letter.text) }),
})
