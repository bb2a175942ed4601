import type { CartItem } from '@arvand/contracts/commerce'
import { placeFactor } from '#modules/commerce'
import { post } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { accountOfCard, addCards, addEvents, commerce, payUp } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'
import { contactsOf } from './contacts.ts'
import type { Happening } from './shelf.ts'

/** A gift card that Niloofar has in her account and has spent in part. */
export async function fillCards(deps: HistoryDeps): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    const { niloofar } = await contactsOf(tx, { niloofar: '+989120000001' })
    if (niloofar) await keepOne(atTime(deps, daysFrom(now, -9)), tx, niloofar.id)
  })
}

/** A gift card that Kaveh gave. */
export async function cardGiven(tx: Tx, now: Date): Promise<Happening[]> {
  const { kaveh } = await contactsOf(tx, { kaveh: '+989120000002' })
  const at = daysFrom(now, -5)
  return kaveh ? [{ at, tell: (deps, tx) => giveOne(atTime(deps, at), tx, kaveh.id) }] : []
}

const gifts = { kind: 'system', name: 'gifts' } as const

async function keepOne({ clock, secret }: HistoryDeps, tx: Tx, personId: string): Promise<void> {
  const [amount, used, now] = [3_000_000, 1_000_000, clock.now()]
  const note = 'جایزهٔ مسابقهٔ عکس پاییز'
  const terms = {
    amount,
    expires_at: daysFrom(now, 180),
    line_id: null,
    bought_by: null,
    issued_by: null,
    batch_id: newId(),
    recipient_mobile: null,
    recipient_name: 'نیلوفر',
    message: 'عکس کوچهٔ خیس شما همه‌مان را به پاییز شیراز برد.',
    design: 'anar',
    send_at: null,
    kept_by: personId,
    note,
    created_at: now,
  }
  const [cardId = ''] = await addCards(tx, secret, 1, terms, { kind: 'issued', by_id: null, note })
  const account = accountOfCard(cardId)
  const wallet = { kind: 'person', ownerId: personId } as const
  await post(tx, clock, {
    cause: `demo:card:${cardId}`,
    kind: 'credit',
    about: { title: note },
    entries: [
      { account, amount },
      { account: gifts, amount: -amount },
    ],
  })
  await post(tx, clock, {
    cause: `demo:card:${cardId} redeemed`,
    kind: 'gift-card-redeemed',
    about: { title: 'بخشی از کارت هدیه' },
    entries: [
      { account, amount: -used },
      { account: wallet, amount: used, expiresAt: terms.expires_at },
    ],
  })
  const event = { card_id: cardId, by_id: personId, note: null, at: now } as const
  await addEvents(tx, [
    { ...event, kind: 'kept', amount: null },
    { ...event, kind: 'redeemed', amount: -used },
  ])
}

/** Buys the card as anybody would, from a credit of exactly its price. */
async function giveOne(deps: HistoryDeps, tx: Tx, personId: string): Promise<void> {
  const item: CartItem = {
    kind: 'giftCard',
    id: newId(),
    quantity: 1,
    options: {
      amount: 5_000_000,
      recipient: { mobile: '+989120000019', name: 'آیدا' },
      message: 'آیدای عزیز، قبولی‌ات مبارک. با این کارت همان دورهٔ خوشنویسی را بردار.',
      design: 'firoozeh',
    },
  }
  const factor = await placeFactor(deps, tx, personId, { items: [item] })
  await post(tx, deps.clock, {
    cause: `demo:card:${personId}`,
    kind: 'credit',
    about: { title: 'هدیهٔ آروند به همراهان' },
    entries: [
      { account: { kind: 'person', ownerId: personId }, amount: factor.total },
      { account: gifts, amount: -factor.total },
    ],
  })
  await payUp(deps, tx, factor, [{ kind: 'wallet', amount: factor.total }])
  const at = deps.clock.now()
  const sent = await commerce(tx)
    .updateTable('commerce.gift_cards')
    .set({ sent_at: at })
    .where('bought_by', '=', personId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addEvents(tx, [{ card_id: sent.id, kind: 'sent', by_id: null, amount: null, note: null, at }])
}
