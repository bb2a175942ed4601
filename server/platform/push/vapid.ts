import { createECDH } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { DeliveryTrouble, outcomeOfBreak } from '../delivery-trouble.ts'
import { isPrivateAddressError } from '../public-lookup.ts'
import type { Push, PushMessage, PushTarget } from '../push.ts'
import { type Asked, postToPushService } from './push-service.ts'

export interface VapidSettings {
  /** The private part of a P-256 key, base64url. */
  readonly privateKey: string
  /** How a push service reaches the operator: `mailto:…`. */
  readonly subject: string
}

const longestWaitMs = 10_000

/** A service keeps a message for a browser that is off: what is urgent for a day, the rest for four. */
const daySeconds = 86_400
const keptDays = { urgent: 1, other: 4 }

/**
 * Sends by the Web Push protocol (RFC 8030), the payload encrypted for the browser (RFC 8291) and signed with our key
 * (RFC 8292). It never tries again, because only the caller, a job, knows whether that is safe. An endpoint is a
 * secret of its browser, so no error names one.
 */
export function pushByVapid(
  settings: VapidSettings,
  post: (asked: Asked) => Promise<number> = postToPushService,
  waitMs = longestWaitMs,
): Push {
  const publicKey = publicKeyOf(settings.privateKey)
  const vapid = { ...settings, publicKey }
  return {
    publicKey,
    async send(to, message) {
      const { headers, body } = await sealed(to, message, vapid)
      const url = new URL(to.endpoint)
      const status = await post({ url, headers, body, signal: AbortSignal.timeout(waitMs) }).catch(troubled)
      if (status === 404 || status === 410) return 'gone'
      refuseUnlessTaken(status)
      return 'sent'
    },
  }
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return pair.getPublicKey('base64url')
}

type Vapid = VapidSettings & { readonly publicKey: string }

async function sealed({ endpoint, ...keys }: PushTarget, message: PushMessage, vapid: Vapid) {
  const { payload, topic, urgent } = message
  const ttl = daySeconds * (urgent ? keptDays.urgent : keptDays.other)
  const options = { ttl, topic, urgency: urgent ? 'high' : 'normal' } as const
  const subscription = { endpoint, expirationTime: null, keys }
  return buildPushPayload({ data: payload, options }, subscription, vapid).catch(() => {
    throw new DeliveryTrouble('push: keys of the browser are wrong', { outcome: 'notSent', final: true })
  })
}

function troubled(error: unknown): never {
  if (isPrivateAddressError(error))
    throw new DeliveryTrouble('push: not a public address', { outcome: 'notSent', final: true })
  const outcome = outcomeOfBreak(error)
  throw new DeliveryTrouble(`push: no answer (${outcome})`, { outcome })
}

function refuseUnlessTaken(status: number): void {
  if (status >= 200 && status < 300) return
  // Behind a gateway's 502 or 504 the push service itself may have accepted the message.
  const outcome = status === 502 || status === 504 ? 'unknown' : 'notSent'
  // Too many at once, and a service in trouble, pass; any other refusal is the same at every try.
  const final = status < 500 && status !== 429 && status !== 408
  throw new DeliveryTrouble(`push: ${status}`, { outcome, final })
}
