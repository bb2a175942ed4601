import { localSentence } from '@arvand/persian/digits'
import type { Config } from '#server/config'
import type { Clock } from '../clock.ts'
import type { Db } from '../database.ts'
import { smsToOutbox } from '../outbox/adapters.ts'
import { refuse } from '../refusal.ts'
import type { Sms } from '../sms.ts'
import { smsByKavenegar } from './kavenegar.ts'

/** No provider is configured: sending is refused with a sentence that says so. */
const smsOff: Sms = {
  on: false,
  voice: false,
  sendCode: async () => refuse('request.sms-off'),
  send: async () => refuse('request.sms-off'),
}

/**
 * Demo mode stores texts in the outbox, even when a provider is configured. Otherwise the provider sends them; without
 * one, SMS is off.
 */
export function chooseSms(config: Pick<Config, 'demo' | 'kavenegar'>, db: Db, clock: Clock): Sms {
  if (config.demo) return inLocale(smsToOutbox(db, clock))
  return config.kavenegar ? inLocale(smsByKavenegar(config.kavenegar)) : smsOff
}

/** Sentences are written with Persian digits; this changes them to those of the locale. */
const inLocale = (sms: Sms): Sms => ({
  ...sms,
  send: ({ to, text }) => sms.send({ to, text: localSentence(text) }),
})
