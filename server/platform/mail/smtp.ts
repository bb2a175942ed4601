import { Readable } from 'node:stream'
import { cleanLine } from '@arvand/persian/clean-text'
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

/** Any SMTP server. Nothing is tried again here: who sends, as a job, knows whether it may. */
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
    async send({ to, subject, text, code }) {
      let begun = false
      // Read only when the server has said that it takes the letter's body.
      const twin = Readable.from(
        (function* () {
          begun = true
          yield htmlPart({ subject, text, ...(code ? { code } : {}) })
        })(),
      )
      const addresses = { from: { name: 'آروند', address: from }, to: { name: '', address: to } }
      try {
        await transport.sendMail({ ...addresses, subject: cleanLine(subject), text, html: twin })
      } catch (error) {
        throw troubleOf(error, begun)
      }
    },
  }
}

/** An answer of the server is a no: 4xx for now, 5xx for ever. A break is a no only before the letter was begun. */
function troubleOf(error: unknown, begun: boolean): DeliveryTrouble {
  const { responseCode, command, code } = (error ?? {}) as {
    responseCode?: number
    command?: string
    code?: string
  }
  const what = `SMTP ${command ?? 'connection'}: ${responseCode ?? code ?? 'broken'}`
  if (responseCode === undefined) return new DeliveryTrouble(what, { outcome: begun ? 'unknown' : 'notSent' })
  // A wrong password is the operator's to mend; the letter itself is not at fault.
  const final = responseCode >= 500 && code !== 'EAUTH'
  return new DeliveryTrouble(what, { outcome: 'notSent', final })
}
