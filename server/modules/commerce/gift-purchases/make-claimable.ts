import { notBefore } from '#modules/notices'
import type { Tx } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import { howBought, wishedOf } from '../for-whom.ts'
import { commerce } from '../tables.ts'
import { newLink } from './link-token.ts'
import { sendGiftPurchasesKind } from './send-gift-purchases.ts'

type Deps = Pick<CommerceDeps, 'jobs' | 'secret'>

/** Makes what other people can take of a paid factor: the links of gifts, and seats that the buyer hands out. */
export async function makeClaimable(deps: Deps, tx: Tx, factor: Factor, now: Date): Promise<void> {
  for (const line of factor.lines) {
    const by = howBought(line)
    if (by === 'gift') await openGiftPurchase(deps, tx, factor.person_id, line, now)
    if (by === 'seat') await openSeats(tx, factor.person_id, line, now)
  }
}

/** Without `sendAt` the gift is sent at once, but not at night. */
async function openGiftPurchase(
  { jobs, secret }: Deps,
  tx: Tx,
  giverId: string,
  line: FactorLine,
  now: Date,
): Promise<void> {
  const { gift } = wishedOf(line)
  if (!gift) return
  const { mobile, name, message, sendAt } = gift
  const toSend = sendAt === undefined ? notBefore(now, 'sms', false) : laterOf(new Date(sendAt), now)
  await commerce(tx)
    .insertInto('commerce.gift_purchases')
    .values({
      line_id: line.id,
      giver_id: giverId,
      ...newLink(secret, line.id),
      recipient_mobile: mobile ?? null,
      recipient_name: name ?? null,
      message: message || null,
      send_at: toSend,
      made_at: now,
    })
    .execute()
  await jobs.leave(tx, sendGiftPurchasesKind, {}, toSend > now ? { at: toSend } : {})
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other)

async function openSeats(tx: Tx, ownerId: string, { id, quantity }: FactorLine, now: Date): Promise<void> {
  await commerce(tx)
    .insertInto('commerce.seat_blocks')
    .values({ line_id: id, owner_id: ownerId, bought: quantity, made_at: now })
    .execute()
}
