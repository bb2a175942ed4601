import { localSentence } from '@arvand/persian/digits'
import type { Config } from '#server/config'
import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import type { Mail } from '../mail.ts'
import { mailToOutbox } from '../outbox/adapters.ts'
import { refuse } from '../refusal.ts'

/** Nothing is configured: whoever sends all the same is refused with a sentence that says so. */
const mailOff: Mail = { on: false, send: async () => refuse('request.mail-off') }

/** Demo mode keeps messages in the outbox, even where a real way is configured; else the real way, or none. */
export async function chooseMail(config: Pick<Config, 'demo' | 'smtp'>, db: Db, clock: Clock): Promise<Mail> {
  if (config.demo) return inLocale(mailToOutbox(db, clock))
  if (!config.smtp) return mailOff
  const { mailBySmtp } = await import('./smtp.ts')
  return inLocale(mailBySmtp(config.smtp))
}

/** Sentences are written with Persian digits; they leave with those of the locale. */
const inLocale = (mail: Mail): Mail => ({
  ...mail,
  send: (letter) =>
    mail.send({ ...letter, subject: localSentence(letter.subject), text: localSentence(letter.text) }),
})
