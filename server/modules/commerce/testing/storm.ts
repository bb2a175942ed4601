import { returnFromBank } from '@arvand/contracts/home/payments'
import { requestWithdrawal, showIncome } from '@arvand/contracts/panel/earnings'
import {
  cancelFactor,
  createFactorCart,
  payFactor,
  refundFactor,
  showPayment,
  topUpWallet,
} from '@arvand/contracts/panel/factors'
import { stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import {
  approveWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
} from '@arvand/contracts/panel/manage-withdrawals'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aWallet, settleAllDue } from '#testing/wallet'
import { expireFactors } from '../checkout/end-factor.ts'
import { anIssuedCard } from '../gift-cards/testing.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { giveBackDue } from '../refunds/give-back.ts'
import { commerce } from '../tables.ts'
import { anAccountant, aSeller, commerceDeps } from '../testing.ts'
import { buyGift, take } from './storm-gifts.ts'
import { type Act, type Asked, type Dice, type Storm, tell } from './storm-of.ts'

export { diceOf } from './storm-of.ts'

export async function aStorm(arvand: TestApp, seller = aSeller()): Promise<Storm> {
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(arvand)))
  for (const { id } of people) {
    await aWallet(arvand, id, 1_500_000)
    await aWallet(arvand, id, 1_500_000, { expiresAt: hoursLater(arvand, 3) })
  }
  const items = Array.from({ length: 150 }, (_, at) =>
    seller.put({
      price: 30_000 + (at % 60) * 4_730,
      sellers: at % 3 === 0 ? [] : [{ personId: people[at % 6]?.id ?? '', percent: 100 }],
    }),
  )
  await addCodes(arvand)
  const cards: Storm['cards'] = []
  for (let made = 0; made < 8; made++) cards.push(await anIssuedCard(arvand, await anAccountant(arvand)))
  return {
    arvand,
    seller,
    people,
    items,
    cards,
    gifts: [],
    manager: () => anAccountant(arvand),
    withdrawals: [],
    factors: [],
    redirects: [],
    answered: [],
    faults: [],
    counts: new Map(),
  }
}

const hoursLater = ({ platform: { clock } }: TestApp, hours: number) =>
  new Date(clock.now().getTime() + hours * 3_600_000)

async function addCodes({ platform: { db, clock } }: TestApp): Promise<void> {
  const campaign = { id: newId(), title: 'جشن', budget: 400_000, created_by: null, created_at: clock.now() }
  await commerce(db).insertInto('commerce.campaigns').values(campaign).execute()
  const common = {
    starts_at: null,
    ends_at: null,
    batch_id: null,
    note: null,
    created_by: null,
    created_at: clock.now(),
    most_discount: null,
  }
  await commerce(db)
    .insertInto('commerce.off_codes')
    .values([
      {
        ...common,
        id: newId(),
        code: 'FEW',
        kind: 'percent',
        value: 30,
        total_limit: 7,
        person_limit: 2,
        campaign_id: null,
      },
      {
        ...common,
        id: newId(),
        code: 'BUDGET',
        kind: 'fixed',
        value: 50_000,
        total_limit: null,
        person_limit: null,
        campaign_id: campaign.id,
      },
    ])
    .execute()
}

/** Runs many random steps, `atOnce` of them side by side. */
export async function blow(storm: Storm, dice: Dice, steps: number, atOnce = 8): Promise<void> {
  let left = steps
  const blowing = Array.from({ length: atOnce }, async () => {
    while (left-- > 0) await dice.oneOf(acts)(storm, dice)
  })
  await Promise.all(blowing)
}

const buy: Act = async (storm, dice) => {
  const owner = dice.oneOf(storm.people)
  const items = [...new Set([dice.oneOf(storm.items), dice.oneOf(storm.items)])]
  const offCode = dice.chance(0.4) ? { offCode: dice.oneOf(['FEW', 'BUDGET']) } : {}
  const giftCards = dice.chance(0.3)
    ? { giftCards: [dice.oneOf(storm.cards).code, dice.oneOf(storm.cards).code] }
    : {}
  const cart = { items: items.map((id) => ({ kind: 'course', id })), requestId: newId() }
  const ask = { ...cart, ...offCode, ...giftCards }
  const { status, answer } = await tell(storm, createFactorCart, ask, owner.token)
  if (status === 200) storm.factors.push({ id: answer.factor.id, owner })
}

const pay: Act = async (storm, dice) => {
  const factor = dice.oneOf(storm.factors.slice(-12))
  if (!factor) return
  const ask = { factorId: factor.id, useWallet: dice.chance(0.7), requestId: newId() }
  const { answer } = await tell(storm, payFactor, ask, factor.owner.token)
  if (answer.redirect) storm.redirects.push(answer.redirect)
}

const fill: Act = async (storm, dice) => {
  const ask = { amount: 100_000 + dice.below(9) * 10_000, requestId: newId() }
  const { answer } = await tell(storm, topUpWallet, ask, dice.oneOf(storm.people).token)
  if (answer.redirect) storm.redirects.push(answer.redirect)
}

const choose: Act = async (storm, dice) => {
  const redirect = dice.oneOf(storm.redirects.slice(-12))
  if (!redirect) return
  const outcome = dice.oneOf(['pay', 'pay', 'pay', 'payLate', 'cancel', 'fail', 'leave'] as const)
  await storm.arvand.bank.choose(redirect, outcome)
}

const authorityOf = (redirect: string) => new URL(redirect).pathname.split('/').at(-1) ?? ''

/** A browser comes back: late, twice, with any status, for any payment, or for none. */
const comeBack: Act = async (storm, dice) => {
  const redirect = dice.oneOf(dice.chance(0.7) ? storm.redirects.slice(-12) : storm.redirects)
  const authority = redirect && dice.chance(0.95) ? authorityOf(redirect) : `S${'7'.repeat(35)}`
  const ask = { authority, status: dice.oneOf(['OK', 'NOK']) }
  const times = dice.oneOf([1, 1, 2, 3])
  await Promise.all(Array.from({ length: times }, () => tell(storm, returnFromBank, ask)))
}

const giveUp: Act = async (storm, dice) => {
  const factor = dice.oneOf(storm.factors.slice(-20))
  if (factor && dice.chance(0.4)) await tell(storm, cancelFactor, { factorId: factor.id }, factor.owner.token)
}

const askBack: Act = async (storm, dice) => {
  const factor = dice.oneOf(storm.factors.slice(-40))
  if (!factor) return
  const ask = { factorId: factor.id, reason: 'به کارم نیامد', requestId: newId() }
  await tell(storm, refundFactor, ask, factor.owner.token)
}

/** A manager stops a card or starts it again, whatever holds a part of it at that moment. */
const stop: Act = async (storm, dice) => {
  if (!dice.chance(0.5)) return
  const { cardId } = dice.oneOf(storm.cards)
  const ask = { cardId, stopped: dice.chance(0.4), reason: 'آزمون' }
  await tell(storm, stopCard, ask, (await storm.manager()).token)
}

/** The time for refunds of everything bought so far passes: earnings are free, and sellers owe late refunds. */
const weekLater: Act = async ({ arvand }, dice) => {
  if (!dice.chance(0.12)) return
  arvand.platform.clock.pass(8 * 86_400)
  await settleAllDue(arvand.platform)
}

/** A seller withdraws what they can; managers then transfer it by hand or refuse, and the money returns. */
const withdraw: Act = async (storm, dice) => {
  const { token } = dice.oneOf(storm.people)
  const { answer } = await storm.arvand.call(showIncome, {}, { token })
  const amount = Math.min(answer.withdrawable, 600_000 + dice.below(9) * 100_000)
  const account = { sheba: 'IR820540102680020817909002', holder: 'نرگس بهار' }
  const ask = { amount, ...account, requestId: newId() }
  const made = await tell(storm, requestWithdrawal, ask, token)
  if (made.status === 200) storm.withdrawals.push(made.answer.withdrawal.id)
}

const decide: Act = async (storm, dice) => {
  const withdrawalId = dice.oneOf(storm.withdrawals)
  if (!withdrawalId) return
  const endpoint = dice.oneOf([
    approveWithdrawal,
    approveWithdrawal,
    payWithdrawal,
    payWithdrawal,
    refuseWithdrawal,
  ])
  const words = {
    ...(endpoint === payWithdrawal ? { reference: '140508123' } : {}),
    ...(endpoint === refuseWithdrawal ? { answer: 'شبا بسته است.' } : {}),
  }
  const { token } = await storm.manager()
  await tell(storm, endpoint, { withdrawalId, requestId: newId(), ...words }, token)
}

/** A manager refunds what no buyer may ask for any more. */
const giveBackLate: Act = async (storm, dice) => {
  const factor = dice.oneOf(storm.factors)
  if (!factor) return
  const ask = { factorId: factor.id, reason: 'به خواهش خریدار', requestId: newId() }
  await tell(storm, giveRefund, ask, (await storm.manager()).token)
}

/** Credit that expires soon, so that it ends while banks are asked. */
const give: Act = async ({ arvand, people }, dice) => {
  if (!dice.chance(0.3)) return
  const expiresAt = hoursLater(arvand, 0.2 + dice.below(20) / 10)
  await aWallet(arvand, dice.oneOf(people).id, 10_000 + dice.below(9) * 20_000, { expiresAt })
}

const look: Act = async ({ arvand, seller }, dice) => {
  if (dice.chance(0.4)) await reconcilePayments(commerceDeps(arvand, seller))
}

const expire: Act = async ({ arvand, seller }, dice) => {
  if (!dice.chance(0.3)) return
  arvand.platform.clock.pass(dice.below(6) * 60)
  await expireFactors(commerceDeps(arvand, seller))
  await settleAllDue(arvand.platform)
}

const trouble: Act = async ({ arvand: { bank } }, dice) => {
  if (dice.chance(0.3)) bank.silentAt(dice.oneOf(['request', 'verify', 'unverified', 'reverse', 'inquiry']))
  else if (dice.chance(0.5)) bank.answerLostAt(dice.oneOf(['request', 'verify', 'reverse', 'refund']))
}

/** A request is repeated, now or long after: it changes nothing and gets the same answer. */
const repeat: Act = async (storm, dice) => {
  const asked = dice.oneOf(storm.answered)
  if (asked) await repeatOne(storm, asked)
}

/** Repeats a request and records an answer that differs. */
export async function repeatOne(storm: Storm, { endpoint, ask, token, answer }: Asked): Promise<void> {
  const called = await storm.arvand.call(endpoint, ask, { token })
  if (JSON.stringify(called.answer) !== answer)
    storm.faults.push(`${endpoint.path} repeated: ${JSON.stringify(called.answer)} instead of ${answer}`)
}

const watch: Act = async (storm, dice) => {
  const { id, token } = dice.oneOf(storm.people)
  const payment = await commerce(storm.arvand.platform.db)
    .selectFrom('commerce.payments')
    .select('id')
    .where('person_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (payment) await tell(storm, showPayment, { paymentId: payment.id }, token)
}

const acts: readonly Act[] = [
  buy,
  buy,
  buy,
  pay,
  pay,
  pay,
  fill,
  choose,
  choose,
  choose,
  comeBack,
  comeBack,
  giveUp,
  buyGift,
  buyGift,
  take,
  take,
  askBack,
  askBack,
  stop,
  weekLater,
  withdraw,
  withdraw,
  decide,
  decide,
  giveBackLate,
  give,
  look,
  expire,
  trouble,
  repeat,
  watch,
]

/** Ends everything that was begun: the bank answers again, and more than a day passes. */
export async function calm({ arvand, seller }: Storm): Promise<void> {
  arvand.bank.clear()
  for (let hours = 0; hours < 30; hours++) {
    arvand.platform.clock.pass(3600)
    await reconcilePayments(commerceDeps(arvand, seller))
    await expireFactors(commerceDeps(arvand, seller))
    await giveBackDue(arvand.platform)
  }
}
