import { randomInt } from 'node:crypto'
import { siteName } from '@arvand/contracts/site-name'
import { localDigits } from '@arvand/persian/digits'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { Mail } from '#platform/mail'
import type { Sms } from '#platform/sms'
import type { Config } from '#server/config'
import { hashSecret } from '../password/hash.ts'
import { identity, type VerificationRow } from '../tables.ts'
import { findUnsent, markSent, replaceCode } from './verification-queries.ts'

/** The services that send codes. */
export interface CodePost {
  readonly db: Db
  readonly sms: Sms
  readonly mail: Mail
  /** The site whose pages may fill the code in. */
  readonly config: Pick<Config, 'publicUrl'>
}

type Letter = Pick<VerificationRow, 'id' | 'recipient' | 'by'>

/** Sends a code now. Does not throw when sending fails, because the job `resendCode` tries again. */
export async function deliverCode(post: CodePost, clock: Clock, letter: Letter, code: string): Promise<void> {
  try {
    await send(post, letter, code)
    await markSent(post.db, letter.id, clock.now())
  } catch {
    // The job `resendCode` sends another code; the person may also request one.
  }
}

/** Left for each code in case it was not sent. The job holds no code: it makes a new one when it must send. */
export const resendCode = jobKind('identity.resend-code', z.object({ verificationId: z.string() }), {
  retries: 3,
  pause: 15,
})

export async function resendUnsentCode(post: CodePost, clock: Clock, verificationId: string): Promise<void> {
  const letter = await findUnsent(post.db, verificationId, clock.now())
  if (!letter) return
  const code = makeCode()
  await replaceCode(post.db, verificationId, await hashSecret(code))
  await send(post, letter, code)
  await markSent(post.db, verificationId, clock.now())
}

/** Six digits from the system's secure generator. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

async function send(post: CodePost, { recipient, by }: Letter, code: string): Promise<void> {
  const address = by === 'mail' ? recipient : await mailboxAbroad(post, recipient)
  if (address) return post.mail.send({ to: address, code, ...letterOf(code) })
  const text = textOf(code, post.config.publicUrl)
  return post.sms.sendCode({ to: recipient, code, text, by: by === 'call' ? 'call' : 'sms' })
}

/** The verified e-mail of a foreign mobile's owner, if there is one, because SMS seldom reaches numbers abroad. */
async function mailboxAbroad(post: CodePost, mobile: string): Promise<string | null> {
  if (mobile.startsWith('+98') || !post.mail.on) return null
  const owner = await identity(post.db)
    .selectFrom('identity.accounts')
    .select('email')
    .where('mobile', '=', mobile)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return owner?.email ?? null
}

/** The last line binds the code to our site, in the form that phones read (WebOTP); so its digits are Latin. */
const textOf = (code: string, { hostname }: URL): string =>
  `${siteName()}\nکد شما: ${localDigits(code)}\nاین کد را به کسی ندهید.\n\n@${hostname} #${code}`

const letterOf = (code: string) => ({
  subject: `کد تأیید ${siteName()}`,
  text: `کد شما: ${localDigits(code)}\n\nاین کد پنج دقیقه اعتبار دارد. آن را به کسی ندهید؛ ${siteName()} هرگز آن را از شما نمی‌پرسد.\nاگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید.`,
})
