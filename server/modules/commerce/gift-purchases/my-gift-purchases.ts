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

/** The presents that a person gave, newest first. */
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

/** A present that the person gave; refuses another person's as unknown. */
export async function showMyGiftPurchase(
  deps: Pick<CommerceDeps, 'sellables' | 'secret'>,
  db: Db,
  personId: string,
  presentId: string,
) {
  const [present] = await replies(deps, db, [await needOwn(db, personId, presentId)])
  return { present: present ?? refuse('presents.unknown') }
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
    .selectFrom('commerce.presents as p')
    .innerJoin('commerce.factor_lines as l', 'l.id', 'p.line_id')
    .selectAll('p')
    .select(['l.factor_id', 'l.kind', 'l.item_id', 'l.title'])

/** At most three messages a day for one present, so that no phone is flooded. */
const resent = { name: 'commerce.present-resent', times: 3, seconds: 86_400 }
/** At most five new recipients a day for one present, so that it cannot be used to message many phones. */
const changed = { name: 'commerce.present-changed', times: 5, seconds: 86_400 }

/** Sends the link of a present once more; the same request again sends nothing. */
export async function resendGiftPurchase(deps: SendingDeps, request: RepeatedRequest, presentId: string) {
  const { db, clock } = deps
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const present = await lockOwn(tx, request.personId, presentId)
      refuseIf(whyNotResend(factsOf(present)))
      await takeIn(tx, resent, presentId)
      // Last: when the message clearly was not sent, this throws and nothing of this is stored.
      await sendLink(deps, {
        gift: await needGiftPurchaseOf(tx, present.token_hash),
        sealed: present.token_sealed,
      })
      return {}
    }),
  )
}

interface NewRecipient {
  readonly presentId: string
  readonly mobile: string
  readonly name?: string | undefined
  readonly message?: string | undefined
}

/**
 * Gives a present to another recipient, by a new link. It is sent again: at its own time if that is still to come, else
 * at once, but not at night.
 */
export async function changeGiftPurchase(deps: SendingDeps, request: RepeatedRequest, wish: NewRecipient) {
  const { db, clock, secret, jobs } = deps
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const present = await lockOwn(tx, personId, wish.presentId)
      refuseIf(whyNotChange(factsOf(present)))
      if ((await activePerson(tx, { identifier: wish.mobile }))?.id === personId)
        refuse('commerce.present-to-oneself')
      await takeIn(tx, changed, wish.presentId)
      const now = clock.now()
      const isToCome = present.sent_at === null && present.send_at !== null && present.send_at > now
      const sendAt = isToCome ? present.send_at : notBefore(now, 'sms', false)
      await commerce(tx)
        .updateTable('commerce.presents')
        .set({
          ...newLink(secret, present.line_id),
          recipient_mobile: wish.mobile,
          recipient_name: wish.name ?? null,
          message: wish.message || null,
          send_at: sendAt,
          sent_at: null,
        })
        .where('line_id', '=', present.line_id)
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

/** A present that the person gave; refuses another person's as unknown. */
async function needOwn(db: Db, personId: string, presentId: string) {
  const row = await given(db)
    .where('p.line_id', '=', presentId)
    .where('p.giver_id', '=', personId)
    .executeTakeFirst()
  return row ?? refuse('presents.unknown')
}

async function lockOwn(tx: Tx, personId: string, presentId: string): Promise<Given> {
  const { factor_id } = await needOwn(tx, personId, presentId)
  await lockFactorOnly(tx, factor_id)
  return needOwn(tx, personId, presentId)
}
