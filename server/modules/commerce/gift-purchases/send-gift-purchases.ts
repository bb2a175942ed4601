import { siteName } from '@arvand/contracts/site-name'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type GiftPurchaseRow } from '../tables.ts'
import { type GiftPurchase, giftPurchaseOf } from './find-gift-purchase.ts'
import { giftPurchaseNoticeTypes } from './gift-purchase-notice-types.ts'
import { linkOf } from './link-token.ts'

/** Sends gifts and seats whose time has come: runs every minute, and when one is made. */
export const sendGiftPurchasesKind = jobKind('commerce.send-gift-purchases', z.strictObject({}), {
  retries: 5,
  formerName: 'commerce.send-presents',
})

export type SendingDeps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sms' | 'secret' | 'publicUrl'>

/** What a message is made of. */
export interface ToSend {
  readonly gift: GiftPurchase
  readonly sealed: string
}

type Marked = Pick<Selectable<GiftPurchaseRow>, 'token_hash' | 'token_sealed'>

/** A message that was not sent is tried again after this pause (ms); others do not wait for it. */
const pause = 10 * 60_000

/**
 * Sends what is due, once: a gift or seat is marked as sent before its message is sent (docs/decisions/0060), and
 * unmarked when that clearly failed.
 */
export async function sendDueGiftPurchases(deps: SendingDeps, signal?: AbortSignal): Promise<void> {
  if (!deps.sms.on) return
  const troubles: unknown[] = []
  while (!signal?.aborted) {
    const due = await transaction(deps.db, (tx) => takeDue(deps, tx))
    if (!due) break
    try {
      await sendLink(deps, due)
    } catch (trouble) {
      await unmark(deps, due.gift)
      troubles.push(trouble)
    }
  }
  if (troubles.length > 0) throw troubles[0]
}

async function takeDue(deps: SendingDeps, tx: Tx): Promise<ToSend | undefined> {
  const now = deps.clock.now()
  const marked = (await markDue(tx, now, 'gift')) ?? (await markDue(tx, now, 'seat'))
  if (!marked) return undefined
  const gift = await giftPurchaseOf(tx, marked.token_hash)
  if (!gift) return undefined
  await tellRecipient(deps, tx, gift)
  return { gift, sealed: marked.token_sealed }
}

/** The table of each kind of gift, and its column that says that nobody can take it any more. */
const kept = {
  gift: { table: 'commerce.gift_purchases', id: 'line_id', over: 'closed_at' },
  seat: { table: 'commerce.seats', id: 'id', over: 'withdrawn_at' },
} as const satisfies Record<GiftPurchase['kind'], object>

/** Marks the one of a kind that has waited longest, skipping those that another process is marking. */
async function markDue(tx: Tx, now: Date, kind: GiftPurchase['kind']): Promise<Marked | undefined> {
  const { table, id, over } = kept[kind]
  const { rows } = await sql<Marked>`
    update ${sql.table(table)} set sent_at = ${now} where ${sql.ref(id)} = (
      select ${sql.ref(id)} from ${sql.table(table)}
      where send_at <= ${now} and sent_at is null and taken_at is null and ${sql.ref(over)} is null
      order by send_at limit 1 for update skip locked
    ) returning token_hash, token_sealed`.execute(commerce(tx))
  return rows[0]
}

function unmark({ db, clock }: Pick<SendingDeps, 'db' | 'clock'>, gift: GiftPurchase): Promise<unknown> {
  const { table, id } = kept[gift.kind]
  const later = new Date(clock.now().getTime() + pause)
  return sql`
    update ${sql.table(table)} set sent_at = null, send_at = ${later} where ${sql.ref(id)} = ${gift.id}
  `.execute(commerce(db))
}

/** A person who has an account with this number also gets a notice in the app. */
async function tellRecipient(
  { jobs, clock }: SendingDeps,
  tx: Tx,
  { kind, id, mobile, title, giver }: GiftPurchase,
): Promise<void> {
  const person = mobile === null ? null : await activePerson(tx, { identifier: mobile })
  if (!person) return
  await leaveNotice(jobs, tx, clock, {
    personId: person.id,
    kind: kind === 'gift' ? giftPurchaseNoticeTypes.giftArrived : giftPurchaseNoticeTypes.seatHanded,
    about: { title, giver },
    cause: `${kind} ${id} sent to ${person.id}`,
  })
}

/** The message to the recipient's phone. */
export async function sendLink(
  { sms, secret, publicUrl }: SendingDeps,
  { gift, sealed }: ToSend,
): Promise<void> {
  const link = linkOf(secret, gift.id, sealed)
  if (gift.mobile === null || link === null) return
  const address = `${new URL(link, publicUrl)}`
  await sms.send({ to: gift.mobile, text: [...linesOf(gift), address].join('\n') })
}

function linesOf({ kind, giver, title, recipientName, message }: GiftPurchase): string[] {
  if (kind === 'seat')
    return [`${giver} «${title}» را در ${siteName()} برایتان خریده است. با این لینک بازش کنید:`]
  const dear = recipientName ? `${recipientName} عزیز، ` : ''
  return [
    `${dear}${giver} «${title}» را در ${siteName()} به شما هدیه داده است.`,
    ...(message ? [`«${message}»`] : []),
    'هدیه را با این لینک بگیرید:',
  ]
}
