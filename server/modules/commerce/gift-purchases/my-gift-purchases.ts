import { activePerson, namesOf } from '#modules/identity'
import { notBefore } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { once, type RepeatedRequest } from '#platform/once'
import { takeIn } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { lockFactorOnly } from '../factors/factor-queries.ts'
import { pagesOf } from '../factors/factor-reply.ts'
import { keyOf } from '../sellers.ts'
import { commerce } from '../tables.ts'
import { needGiftPurchaseOf } from './find-gift-purchase.ts'
import { stateOf, whyNotChange, whyNotResend } from './gift-purchase-rule.ts'
import { linkOf, newLink } from './link-token.ts'
import { type SendingDeps, sendGiftPurchasesKind, sendLink } from './send-gift-purchases.ts'

/** The gifts that a person gave, newest first. */
export async function listGiftPurchases(
  deps: Pick<CommerceDeps, 'sellables' | 'secret'>,
  db: Db,
  personId: string,
  cursor?: string,
) {
  const rows = given(db).where('p.giver_id', '=', personId)
  const { items, nextCursor } = await keysetPage(rows, newestFirst('p.made_at', 'p.line_id'), cursor)
  return { nextCursor, items: await replies(deps, db, items) }
}

/** A gift that the person gave; refuses another person's as unknown. */
export async function showMyGiftPurchase(
  deps: Pick<CommerceDeps, 'sellables' | 'secret'>,
  db: Db,
  personId: string,
  giftPurchaseId: string,
) {
  const [gift] = await replies(deps, db, [await needOwn(db, personId, giftPurchaseId)])
  return { gift: gift ?? refuse('gifts.unknown') }
}

async function replies(
  { sellables, secret }: Pick<CommerceDeps, 'sellables' | 'secret'>,
  db: Db,
  rows: readonly Given[],
) {
  const names = await namesOf(
    db,
    rows.flatMap(({ taken_by }) => taken_by ?? []),
  )
  const pages = await pagesOf({ sellables }, db, [{ lines: rows }])
  return rows.map((row) => {
    const facts = factsOf(row)
    const state = stateOf(facts)
    return {
      id: row.line_id,
      title: row.title,
      href: pages.get(keyOf({ kind: row.kind, id: row.item_id })) ?? null,
      factorId: row.factor_id,
      mobile: row.recipient_mobile,
      name: row.recipient_name,
      message: row.message,
      state,
      madeAt: row.made_at,
      sendAt: row.send_at,
      sentAt: row.sent_at,
      takenAt: row.taken_at,
      takenBy: row.taken_by === null ? null : (names.get(row.taken_by) ?? null),
      link: state === 'waiting' ? linkOf(secret, row.line_id, row.token_sealed) : null,
      whyNotResend: whyNotResend(facts),
    }
  })
}

const given = (db: Db) =>
  commerce(db)
    .selectFrom('commerce.gift_purchases as p')
    .innerJoin('commerce.factor_lines as l', 'l.id', 'p.line_id')
    .selectAll('p')
    .select(['l.factor_id', 'l.kind', 'l.item_id', 'l.title'])

/** At most three messages a day for one gift, so that no phone is flooded. */
const resent = { name: 'commerce.gift-resent', times: 3, seconds: 86_400 }
/** At most five new recipients a day for one gift, so that it cannot be used to message many phones. */
const changed = { name: 'commerce.gift-changed', times: 5, seconds: 86_400 }

/** Sends the link of a gift once more; the same request again sends nothing. */
export async function resendGiftPurchase(
  deps: SendingDeps,
  request: RepeatedRequest,
  giftPurchaseId: string,
) {
  const { db, clock } = deps
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const gift = await lockOwn(tx, request.personId, giftPurchaseId)
      refuseIf(whyNotResend(factsOf(gift)))
      await takeIn(tx, resent, giftPurchaseId)
      // Last: when the message clearly was not sent, this throws and nothing of this is stored.
      await sendLink(deps, {
        gift: await needGiftPurchaseOf(tx, gift.token_hash),
        sealed: gift.token_sealed,
      })
      return {}
    }),
  )
}

interface NewRecipient {
  readonly giftPurchaseId: string
  readonly mobile: string
  readonly name?: string | undefined
  readonly message?: string | undefined
}

/**
 * Gives a gift to another recipient, by a new link. It is sent again: at its own time if that is still to come, else
 * at once, but not at night.
 */
export async function changeGiftPurchase(deps: SendingDeps, request: RepeatedRequest, wish: NewRecipient) {
  const { db, clock, secret, jobs } = deps
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const gift = await lockOwn(tx, personId, wish.giftPurchaseId)
      refuseIf(whyNotChange(factsOf(gift)))
      if ((await activePerson(tx, { identifier: wish.mobile }))?.id === personId)
        refuse('commerce.gift-to-oneself')
      await takeIn(tx, changed, wish.giftPurchaseId)
      const now = clock.now()
      const isToCome = gift.sent_at === null && gift.send_at !== null && gift.send_at > now
      const sendAt = isToCome ? gift.send_at : notBefore(now, 'sms', false)
      await commerce(tx)
        .updateTable('commerce.gift_purchases')
        .set({
          ...newLink(secret, gift.line_id),
          recipient_mobile: wish.mobile,
          recipient_name: wish.name ?? null,
          message: wish.message || null,
          send_at: sendAt,
          sent_at: null,
        })
        .where('line_id', '=', gift.line_id)
        .execute()
      await jobs.leave(tx, sendGiftPurchasesKind, {}, sendAt && sendAt > now ? { at: sendAt } : {})
      return {}
    }),
  )
}

type Given = Awaited<ReturnType<typeof needOwn>>

const factsOf = ({ taken_at, closed_at, sent_at }: Given) => ({
  takenAt: taken_at,
  closedAt: closed_at,
  sentAt: sent_at,
})

/** A gift that the person gave; refuses another person's as unknown. */
async function needOwn(db: Db, personId: string, giftPurchaseId: string) {
  const row = await given(db)
    .where('p.line_id', '=', giftPurchaseId)
    .where('p.giver_id', '=', personId)
    .executeTakeFirst()
  return row ?? refuse('gifts.unknown')
}

async function lockOwn(tx: Tx, personId: string, giftPurchaseId: string): Promise<Given> {
  const { factor_id } = await needOwn(tx, personId, giftPurchaseId)
  await lockFactorOnly(tx, factor_id)
  return needOwn(tx, personId, giftPurchaseId)
}
