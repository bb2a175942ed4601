import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import type { CommerceDeps } from '../deps.ts'
import { mobileOf } from '../factors/find-buyer.ts'
import { commerce } from '../tables.ts'
import { linkOf } from './link-token.ts'

/** The most of each kind that are shown; when one is taken, an older one is shown. */
const most = 20

/** Gifts and seats that were sent to the number of a person and wait to be taken. */
export async function listWaiting({ secret }: Pick<CommerceDeps, 'secret'>, db: Db, personId: string) {
  const mobile = await mobileOf(db, personId)
  if (mobile === null) return wholeList([])
  const [gifts, seats] = await Promise.all([giftPurchasesFor(db, mobile), seatsFor(db, mobile)])
  const names = await namesOf(
    db,
    gifts.map(({ giver_id }) => giver_id),
  )
  const items = [
    ...gifts.map((row) => ({ ...row, kind: 'gift' as const, giver: names.get(row.giver_id) ?? '' })),
    ...seats.map((row) => ({ ...row, kind: 'seat' as const, giver: row.buyer.name })),
  ]
  return wholeList(
    items.flatMap(({ kind, title, giver, id, token_sealed }) => {
      const link = linkOf(secret, id, token_sealed)
      return link === null ? [] : [{ kind, title, giver, link }]
    }),
  )
}

/** Only gifts that were sent: one that waits for its day stays a surprise. */
const giftPurchasesFor = (db: Db, mobile: string) =>
  commerce(db)
    .selectFrom('commerce.gift_purchases as p')
    .innerJoin('commerce.factor_lines as l', 'l.id', 'p.line_id')
    .select(['p.line_id as id', 'p.token_sealed', 'p.giver_id', 'l.title'])
    .where('p.recipient_mobile', '=', mobile)
    .where('p.taken_at', 'is', null)
    .where('p.closed_at', 'is', null)
    .where('p.sent_at', 'is not', null)
    .orderBy('p.made_at', 'desc')
    .limit(most)
    .execute()

const seatsFor = (db: Db, mobile: string) =>
  commerce(db)
    .selectFrom('commerce.seats as s')
    .innerJoin('commerce.factor_lines as l', 'l.id', 's.line_id')
    .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .select(['s.id', 's.token_sealed', 'l.title', 'f.buyer'])
    .where('s.mobile', '=', mobile)
    .where('s.taken_at', 'is', null)
    .where('s.withdrawn_at', 'is', null)
    .orderBy('s.handed_at', 'desc')
    .limit(most)
    .execute()
