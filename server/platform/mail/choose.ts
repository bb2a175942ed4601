import type { Config } from '#server/config'
import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import type { Mail } from '../mail.ts'
import { mailToOutbox } from '../outbox/adapters.ts'
import { mailOff } from './off.ts'
import { mailBySmtp } from './smtp.ts'

/** Demo mode keeps messages in the outbox, even where a real way is configured; else the real way, or none. */
export function chooseMail(config: Pick<Config, 'demo' | 'smtp'>, db: Db, clock: Clock): Mail {
  if (config.demo) return mailToOutbox(db, clock)
  return config.smtp ? mailBySmtp(config.smtp) : mailOff
}
