import { mobilesOfText } from '@arvand/persian/mobiles-of-text'
import { notBefore } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { takeIn } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { lockFactorOnly } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { needGiftPurchaseOf } from './find-gift-purchase.ts'
import { seatsLeft } from './gift-purchase-rule.ts'
import { newLink } from './link-token.ts'
import { type BlockRow, countsOf, needBlock } from './seat-blocks.ts'
import { type SendingDeps, sendGiftPurchasesKind, sendLink } from './send-gift-purchases.ts'

/** How many of the wrong lines the reply repeats. */
const mostWrong = 20

/** Hands seats to a list of mobiles: all that are new, or none when there are too few seats. */
export function handSeats(
  deps: Pick<SendingDeps, 'db' | 'clock' | 'jobs' | 'secret'>,
  request: RepeatedRequest,
  { blockId, mobiles: text }: { readonly blockId: string; readonly mobiles: string },
) {
  const found = mobilesOfText(text)
  const mobiles = [...new Set(found.flatMap(({ mobile }) => mobile ?? []))]
  const wrong = found.flatMap(({ given, mobile }) => (mobile === null ? [given] : []))
  if (mobiles.length === 0) refuse('gifts.no-mobiles')
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const block = await lockBlock(tx, request.personId, blockId)
      const known = await handedAlready(tx, blockId, mobiles)
      const fresh = mobiles.filter((mobile) => !known.has(mobile))
      const left = seatsLeft(countsOf(block))
      if (fresh.length > left) refuse('gifts.too-few-seats', { current: { left } })
      await addSeats(deps, tx, blockId, fresh)
      return {
        handed: fresh.length,
        repeated: found.length - wrong.length - fresh.length,
        notMobiles: wrong.slice(0, mostWrong),
      }
    }),
  )
}

/**
 * Locks the factor of a purchase of seats, so that no two requests hand out the same seat, and no refund takes one away
 * meanwhile.
 */
async function lockBlock(tx: Tx, personId: string, blockId: string): Promise<BlockRow> {
  const { factor_id } = await needBlock(tx, personId, blockId)
  await lockFactorOnly(tx, factor_id)
  return needBlock(tx, personId, blockId)
}

async function handedAlready(tx: Tx, blockId: string, mobiles: readonly string[]): Promise<Set<string>> {
  const rows = await commerce(tx)
    .selectFrom('commerce.seats')
    .select('mobile')
    .where('line_id', '=', blockId)
    .where('mobile', 'in', [...mobiles])
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ mobile }) => mobile ?? []))
}

async function addSeats(
  { clock, jobs, secret }: Pick<SendingDeps, 'clock' | 'jobs' | 'secret'>,
  tx: Tx,
  lineId: string,
  mobiles: readonly string[],
): Promise<void> {
  if (mobiles.length === 0) return
  const now = clock.now()
  const sendAt = notBefore(now, 'sms', false)
  const seats = mobiles.map((mobile) => {
    const id = newId()
    return { id, line_id: lineId, mobile, ...newLink(secret, id), handed_at: now, send_at: sendAt }
  })
  await commerce(tx).insertInto('commerce.seats').values(seats).execute()
  await jobs.leave(tx, sendGiftPurchasesKind, {}, sendAt > now ? { at: sendAt } : {})
}

/** Without a limit a person could message any number of phones by handing out and taking back again and again. */
const withdrawn = { name: 'commerce.seat-withdrawn', times: 50, seconds: 86_400 }

/** Takes a seat back that nobody has taken. */
export async function withdrawSeat(
  { db, clock, limits }: Pick<CommerceDeps, 'db' | 'clock' | 'limits'>,
  personId: string,
  seatId: string,
) {
  await limits.take(withdrawn, personId)
  return transaction(db, async (tx) => {
    const seat = await lockSeat(tx, personId, seatId)
    if (seat.taken_at) refuse('gifts.seat-taken')
    await commerce(tx)
      .updateTable('commerce.seats')
      .set({ withdrawn_at: clock.now() })
      .where('id', '=', seatId)
      .execute()
    return {}
  })
}

/** At most three messages a day for one seat, so that no phone is flooded. */
const resent = { name: 'commerce.seat-resent', times: 3, seconds: 86_400 }

/** Sends the link of a seat once more; the same request again sends nothing. */
export async function resendSeat(deps: SendingDeps, request: RepeatedRequest, seatId: string) {
  const { db, clock } = deps
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const seat = await lockSeat(tx, request.personId, seatId)
      refuseIf(whyNotResendSeat(seat))
      await takeIn(tx, resent, seatId)
      // Last: when the message clearly was not sent, this throws and nothing of this is stored.
      await sendLink(deps, { gift: await needGiftPurchaseOf(tx, seat.token_hash), sealed: seat.token_sealed })
      return {}
    }),
  )
}

type Seat = Awaited<ReturnType<typeof needSeat>>

const whyNotResendSeat = ({ taken_at, sent_at }: Seat) => {
  if (taken_at) return 'gifts.seat-taken'
  return sent_at === null ? 'gifts.not-sent-yet' : null
}

/** A seat that the person has bought; refuses others, and one that was taken back, as unknown. */
async function needSeat(db: Db, personId: string, seatId: string) {
  const seat = await commerce(db)
    .selectFrom('commerce.seats as s')
    .innerJoin('commerce.seat_blocks as b', 'b.line_id', 's.line_id')
    .innerJoin('commerce.factor_lines as l', 'l.id', 's.line_id')
    .selectAll('s')
    .select('l.factor_id')
    .where('s.id', '=', seatId)
    .where('s.withdrawn_at', 'is', null)
    .where('b.owner_id', '=', personId)
    .executeTakeFirst()
  return seat ?? refuse('gifts.unknown-seat')
}

async function lockSeat(tx: Tx, personId: string, seatId: string): Promise<Seat> {
  const { factor_id } = await needSeat(tx, personId, seatId)
  await lockFactorOnly(tx, factor_id)
  return needSeat(tx, personId, seatId)
}
