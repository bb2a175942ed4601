import { type Selectable, sql } from 'kysely'
import { activePerson, namesOf } from '#modules/identity'
import type { Db, Tx } from '#platform/database'
import { hashOfToken } from '#platform/opaque-token'
import { refuse } from '#platform/refusal'
import { lockFactorOnly } from '../factors/factor-queries.ts'
import { commerce, type FactorLineRow } from '../tables.ts'
import type { GiftPurchaseFacts } from './gift-purchase-rule.ts'

/** The gift or seat behind a link. */
export interface GiftPurchase extends GiftPurchaseFacts {
  /** The seat's own id; for a gift the id of its line. */
  readonly id: string
  readonly line: GiftLine
  readonly factorId: string
  readonly title: string
  readonly giver: string
  readonly mobile: string | null
  readonly recipientName: string | null
  readonly message: string | null
}

type GiftLine = Selectable<FactorLineRow>

/** The gift or seat of a link. */
export const needGiftPurchase = (db: Db, token: string): Promise<GiftPurchase> =>
  needGiftPurchaseOf(db, hashOfToken(token))

/** The same by the hash of the link's token; undefined when it is unknown. */
export const giftPurchaseOf = async (db: Db, hash: Buffer): Promise<GiftPurchase | undefined> =>
  (await findByGiftPurchase(db, hash)) ?? (await findSeat(db, hash))

/** The same, but an unknown hash is refused. */
export const needGiftPurchaseOf = async (db: Db, hash: Buffer): Promise<GiftPurchase> =>
  (await giftPurchaseOf(db, hash)) ?? refuse('gifts.unknown')

/**
 * The gift or seat of a link, locked until the transaction ends by the lock of its factor. That lock comes before
 * all others, and a refund that closes the gift takes it too.
 */
export async function lockGiftPurchase(tx: Tx, token: string): Promise<GiftPurchase> {
  const { factorId } = await needGiftPurchase(tx, token)
  await lockFactorOnly(tx, factorId)
  return needGiftPurchase(tx, token)
}

const lineOf = sql<GiftLine>`to_jsonb(l)`.as('line')

async function findByGiftPurchase(db: Db, hash: Buffer): Promise<GiftPurchase | undefined> {
  const row = await commerce(db)
    .selectFrom('commerce.gift_purchases as p')
    .innerJoin('commerce.factor_lines as l', 'l.id', 'p.line_id')
    .selectAll('p')
    .select(lineOf)
    .where('p.token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    kind: 'gift',
    id: row.line_id,
    line: row.line,
    factorId: row.line.factor_id,
    title: row.line.title,
    giverId: row.giver_id,
    giver: (await namesOf(db, [row.giver_id])).get(row.giver_id) ?? '',
    mobile: row.recipient_mobile,
    recipientId: await livesUnder(db, row.recipient_mobile),
    recipientName: row.recipient_name,
    message: row.message,
    takenBy: row.taken_by,
    takenAt: row.taken_at,
    closedAt: row.closed_at,
  }
}

async function findSeat(db: Db, hash: Buffer): Promise<GiftPurchase | undefined> {
  const row = await commerce(db)
    .selectFrom('commerce.seats as s')
    .innerJoin('commerce.factor_lines as l', 'l.id', 's.line_id')
    .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .selectAll('s')
    .select(['f.person_id as owner_id', 'f.buyer'])
    .select(lineOf)
    .where('s.token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    kind: 'seat',
    id: row.id,
    line: row.line,
    factorId: row.line.factor_id,
    title: row.line.title,
    giverId: row.owner_id,
    giver: row.buyer.name,
    mobile: row.mobile,
    recipientId: await livesUnder(db, row.mobile),
    recipientName: null,
    message: null,
    takenBy: row.person_id,
    takenAt: row.taken_at,
    closedAt: row.withdrawn_at,
  }
}

const livesUnder = async (db: Db, mobile: string | null): Promise<string | null> =>
  mobile === null ? null : ((await activePerson(db, { identifier: mobile }))?.id ?? null)
