import { Readable } from 'node:stream'
import { siteName } from '@arvand/contracts/site-name'
import { cleanLine, withSignsAtNames } from '@arvand/persian/clean-text'
import { createTransport } from 'nodemailer'
import { DeliveryTrouble } from '../delivery-trouble.ts'
import type { Mail } from '../mail.ts'
import { htmlPart } from './html-part.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string
  readonly from: string
}

const longestWaitMs = 15_000

/** Sends by any SMTP server. It never tries again, because only the caller, a job, knows whether that is safe. */
export function mailBySmtp({ url, from }: SmtpSettings, waitMs = longestWaitMs): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    on: true,
    async send({ to, subject, text, code, replyTo, unsubscribe }) {
      let begun = false
      // Nodemailer reads this only after the server has agreed to take the letter's body.
      const twin = Readable.from(
        (function* () {
          begun = true
          yield htmlPart({ subject, text, ...(code ? { code } : {}) })
        })(),
      )
      const addresses = { from: { name: siteName(), address: from }, to: { name: '', address: to } }
      try {
        const reply = replyTo ? { replyTo: { name: `پشتیبانی ${siteName()}`, address: replyTo } } : {}
        const headers = unsubscribe ? { headers: oneClick(unsubscribe) } : {}
        await transport.sendMail({
          ...addresses,
          ...reply,
          ...headers,
          // Cleaning takes away the marks that keep the signs of «C++» at their side.
          subject: withSignsAtNames(cleanLine(subject)),
          text,
          html: twin,
        })
      } catch (error) {
        throw troubleOf(error, begun)
      }
    },
  }
}

/** Mail programs show a button that ends the subscription by one POST (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${new URL(address).href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * An answer with a code is a refusal: 4xx for now, 5xx for ever. A broken connection counts as not sent only before the
 * letter's body was begun.
 */
function troubleOf(error: unknown, begun: boolean): DeliveryTrouble {
  const { responseCode, command, code } = (error ?? {}) as {
    responseCode?: number
    command?: string
    code?: string
  }
  const what = `SMTP ${command ?? 'connection'}: ${responseCode ?? code ?? 'broken'}`
  if (responseCode === undefined) return new DeliveryTrouble(what, { outcome: begun ? 'unknown' : 'notSent' })
  // A wrong password is the operator's to correct; the letter itself may be sent later.
  const final = responseCode >= 500 && code !== 'EAUTH'
  return new DeliveryTrouble(what, { outcome: 'notSent', final })
}
