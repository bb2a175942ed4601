import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { entitle } from '../factors/entitlements.ts'
import { lockBuyer } from '../factors/lock-buyer.ts'
import { redactRecipients } from '../redact-recipients.ts'
import { keyOf, quotesOf, sellerOf, whyNotBuy } from '../sellers.ts'
import { commerce } from '../tables.ts'
import { type GiftPurchase, lockGiftPurchase, needGiftPurchase } from './find-gift-purchase.ts'
import { giftPurchaseNoticeTypes } from './gift-purchase-notice-types.ts'
import { stateOf, whyNotTake } from './gift-purchase-rule.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sellables'>

/** The gift or seat of a link, for anybody who has the link; `personId` is null while nobody has signed in. */
export async function showGiftPurchase(
  deps: Pick<CommerceDeps, 'db' | 'sellables'>,
  token: string,
  personId: string | null,
) {
  const { db } = deps
  const gift = await needGiftPurchase(db, token)
  const quote = await quoteOf(deps, db, gift)
  const isMine = personId !== null && gift.takenBy === personId
  return {
    gift: {
      kind: gift.kind,
      giver: gift.giver,
      recipientName: gift.recipientName,
      message: gift.message,
      item: {
        title: gift.title,
        href: quote?.href ?? null,
        picture: quote?.picture ?? null,
        palette: quote?.palette ?? null,
      },
      state: stateOf(gift),
      isMine,
      whyNotTake:
        personId === null || isMine
          ? null
          : whyNotTake(gift, personId, await alreadyOwns(deps, db, personId, gift)),
    },
  }
}

const itemOf = ({ line: { kind, item_id } }: GiftPurchase) => ({ kind, id: item_id })

const quoteOf = async ({ sellables }: Pick<CommerceDeps, 'sellables'>, db: Db, gift: GiftPurchase) =>
  (await quotesOf(db, sellables, [itemOf(gift)])).get(keyOf(itemOf(gift)))

/**
 * Whether the gift would give this person nothing, since they own the item already. That the item is no longer sold
 * does not matter.
 */
async function alreadyOwns(
  { sellables }: Pick<CommerceDeps, 'sellables'>,
  db: Db,
  personId: string,
  gift: GiftPurchase,
) {
  const item = itemOf(gift)
  const whyNot = (await whyNotBuy(db, sellables, personId, [item])).get(keyOf(item))
  return whyNot !== undefined && (sellerOf(sellables, item.kind)?.ownedCodes?.includes(whyNot) ?? false)
}

/** Takes the gift or seat of a link: once, by one person. */
export function claimGiftPurchase(deps: Deps, request: RepeatedRequest, token: string) {
  const { personId } = request
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const gift = await lockGiftPurchase(tx, token)
      // The person may be taking or paying for the same item elsewhere at this moment.
      await lockBuyer(tx, personId)
      refuseIf(whyNotTake(gift, personId, await alreadyOwns(deps, tx, personId, gift)))
      await markTaken(tx, gift, personId, deps.clock.now())
      await open(deps, tx, gift, personId)
      return { title: gift.title, href: (await quoteOf(deps, tx, gift))?.href ?? null }
    }),
  )
}

/** Marks a gift as taken; its number goes when the account of its giver was removed before (`forget`). */
async function markTaken(
  tx: Tx,
  { kind, id, line, giverId, mobile }: GiftPurchase,
  personId: string,
  taken_at: Date,
): Promise<void> {
  const kept = (await activePerson(tx, { id: giverId })) ? mobile : null
  if (kept === null) await redactRecipients(tx, [line.id])
  if (kind === 'gift')
    await commerce(tx)
      .updateTable('commerce.gift_purchases')
      .set({ taken_by: personId, taken_at, recipient_mobile: kept })
      .where('line_id', '=', id)
      .execute()
  else
    await commerce(tx)
      .updateTable('commerce.seats')
      .set({ person_id: personId, taken_at, mobile: kept })
      .where('id', '=', id)
      .execute()
}

async function open(deps: Deps, tx: Tx, gift: GiftPurchase, personId: string): Promise<void> {
  const now = deps.clock.now()
  await entitle(deps, tx, gift.line, personId, now)
  // Not for seats: an organisation sees in its list who took one, and hundreds of notices would tell it nothing.
  if (gift.kind === 'gift')
    await leaveNotice(deps.jobs, tx, deps.clock, {
      personId: gift.giverId,
      kind: giftPurchaseNoticeTypes.giftTaken,
      about: { title: gift.title, name: gift.recipientName },
      cause: `gift ${gift.id} taken`,
    })
}
