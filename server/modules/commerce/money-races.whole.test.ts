import { returnFromBank } from '@arvand/contracts/home/payments'
import { cancelWithdrawal, requestWithdrawal } from '@arvand/contracts/panel/earnings'
import { payFactor, refundFactor, topUpWallet } from '@arvand/contracts/panel/factors'
import { redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { changeCardExpiry, stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { giveRefund } from '@arvand/contracts/panel/manage-refunds'
import { approveWithdrawal, refuseWithdrawal } from '@arvand/contracts/panel/manage-withdrawals'
import { renewPlus } from '@arvand/contracts/panel/plus'
import { correctCredit, giveCredit, showWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance, settleAllDue } from '#testing/wallet'
import { expireFactors } from './checkout/end-factor.ts'
import { expireCards } from './gift-cards/expire-cards.ts'
import { anIssuedCard } from './gift-cards/testing.ts'
import { aPlan, buyPlan } from './plus/testing.ts'
import { commerce } from './tables.ts'
import {
  aFactor,
  anAccountant,
  aSeller,
  commerceDeps,
  paidFactor,
  sellingBy,
  withdrawalsBeginAt,
} from './testing.ts'

const seller = aSeller()
let arvand: TestApp
let month: string
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  month = await aPlan(arvand)
  await withdrawalsBeginAt(arvand, 100_000)
}, 60_000)
afterAll(() => closeInBalance(arvand))

/** A person who has earned, with money and a card, whom all acts are about. */
interface Moved {
  readonly person: TestPerson
  readonly buyer: TestPerson
  readonly manager: TestPerson
  readonly card: { readonly cardId: string; readonly code: string }
  /** A withdrawal of the person that waits; a person has one at a time. */
  withdrawalId(): Promise<string>
}

const taughtBy = ({ id: personId }: TestPerson) => seller.put({ sellers: [{ personId, percent: 100 }] })

async function somebody(): Promise<Moved> {
  const [person, buyer] = [await aPerson(arvand), await aPerson(arvand)]
  await paidFactor(arvand, buyer, taughtBy(person))
  // What a teacher earned may be withdrawn once its buyer can take nothing back.
  arvand.platform.clock.pass(8 * 86_400)
  await settleAllDue(arvand.platform)
  const manager = await anAccountant(arvand)
  const card = await anIssuedCard(arvand, manager, { amount: 200_000 })
  for (const { id } of [person, buyer]) await aWallet(arvand, id, 3_000_000)
  let asked: Promise<string> | undefined
  const ask = async () => (await arvand.call(requestWithdrawal, aWithdrawal(), person)).answer.withdrawal.id
  const withdrawalId = () => {
    asked ??= ask()
    return asked
  }
  return { person, buyer, manager, card, withdrawalId }
}

const aWithdrawal = () => {
  const to = { sheba: 'IR820540102680020817909002', holder: 'سارا محمدی' }
  return { amount: 150_000, ...to, requestId: newId() }
}

/** Makes an act ready; each call of it is a request of its own and tells its status. */
type Prepare = (moved: Moved) => Promise<() => Promise<number>> | (() => Promise<number>)

const paying = (factorId: string, payer: TestPerson) => async () =>
  (await arvand.call(payFactor, { factorId, useWallet: true, requestId: newId() }, payer)).status

const acts: Readonly<Record<string, Prepare>> = {
  'pay with the card': async ({ person, card: { code } }) =>
    paying((await aFactor(arvand, person, seller.put(), { giftCards: [code] })).id, person),
  'pay from the wallet': async ({ person }) =>
    paying((await aFactor(arvand, person, seller.put({ price: 500_000 }))).id, person),
  'be paid as a teacher': async ({ person, buyer }) =>
    paying((await aFactor(arvand, buyer, taughtBy(person))).id, buyer),
  'redeem the card':
    ({ person, card: { code } }) =>
    async () =>
      (await arvand.call(redeemGiftCard, { code, requestId: newId() }, person)).status,
  async 'take money back'({ person }) {
    const { id: factorId } = await paidFactor(arvand, person, seller.put())
    const ask = { factorId, reason: 'با کارم جور نبود' }
    return async () => (await arvand.call(refundFactor, { ...ask, requestId: newId() }, person)).status
  },
  async 'be given money back'({ person, manager }) {
    const { id: factorId } = await paidFactor(arvand, person, seller.put())
    const ask = { factorId, reason: 'دوره برگزار نشد' }
    return async () => (await arvand.call(giveRefund, { ...ask, requestId: newId() }, manager)).status
  },
  async 'come back from the bank'({ person }) {
    const { answer } = await arvand.call(topUpWallet, { amount: 300_000, requestId: newId() }, person)
    const said = new URL((await arvand.bank.choose(answer.redirect, 'pay')) ?? '').searchParams
    const ask = { authority: said.get('Authority') ?? '', status: said.get('Status') ?? '' }
    return async () => (await arvand.call(returnFromBank, ask)).status
  },
  async 'renew plus'({ person }) {
    await buyPlan(arvand, person, month)
    const until = new Date(arvand.platform.clock.now().getTime() + 43_200_000)
    const rows = commerce(arvand.platform.db).updateTable('commerce.subscriptions')
    await rows.set({ until }).where('person_id', '=', person.id).execute()
    return async () => (await arvand.call(renewPlus, { requestId: newId() }, person)).status
  },
  'ask for a withdrawal':
    ({ person }) =>
    async () =>
      (await arvand.call(requestWithdrawal, aWithdrawal(), person)).status,
  async 'have a withdrawal approved'({ manager, withdrawalId }) {
    const id = await withdrawalId()
    return async () =>
      (await arvand.call(approveWithdrawal, { withdrawalId: id, requestId: newId() }, manager)).status
  },
  async 'take a withdrawal back'({ person, withdrawalId }) {
    const id = await withdrawalId()
    return async () =>
      (await arvand.call(cancelWithdrawal, { withdrawalId: id, requestId: newId() }, person)).status
  },
  async 'have a withdrawal refused'({ manager, withdrawalId }) {
    const ask = { withdrawalId: await withdrawalId(), answer: 'نام صاحب حساب دیگری است.' }
    return async () => (await arvand.call(refuseWithdrawal, { ...ask, requestId: newId() }, manager)).status
  },
  'be given credit': ({ person, manager }) => {
    const gift = { personId: person.id, amount: 50_000, reason: 'جبران', lastDay: '2036-12-01' }
    return async () => (await arvand.call(giveCredit, { ...gift, requestId: newId() }, manager)).status
  },
  async 'have credit taken back'({ person: { id: personId }, manager }) {
    const gift = { personId, amount: 40_000, reason: 'جبران', requestId: newId() }
    await arvand.call(giveCredit, gift, manager)
    const entryId = (await arvand.call(showWallet, { personId }, manager)).answer.items[0]?.id ?? ''
    const ask = { personId, entryId, reason: 'به اشتباه داده شد' }
    return async () => (await arvand.call(correctCredit, { ...ask, requestId: newId() }, manager)).status
  },
  'stop the card': ({ manager, card: { cardId } }) => {
    const stop = { cardId, stopped: true, reason: 'گم شده است' }
    return async () => (await arvand.call(stopCard, stop, manager)).status
  },
  'give the card another day': ({ manager, card: { cardId } }) => {
    const change = { cardId, lastDay: '2036-12-30', reason: 'تمدید' }
    return async () => (await arvand.call(changeCardExpiry, change, manager)).status
  },
  'let cards and factors expire': () => async () => {
    await expireCards(commerceDeps(arvand, seller))
    await expireFactors(commerceDeps(arvand, seller))
    return 200
  },
}

// Each with itself too: two tabs, two managers, two processes.
const pairs = Object.entries(acts).flatMap(([one, prepare], at) =>
  Object.entries(acts)
    .slice(at)
    .map(([other, prepareOther]) => ({ one, other, prepares: [prepare, prepareOther] as const })),
)

test.each(pairs)(
  '«$one» and «$other» at once: nobody is told of an error of ours',
  { timeout: 60_000 },
  async ({ one, other, prepares }) => {
    for (let round = 0; round < 3; round += 1) {
      const moved = await somebody()
      const first = await prepares[0](moved)
      const second = one === other ? first : await prepares[1](moved)
      const both = round % 2 === 0 ? [first, second] : [second, first]
      const statuses = await Promise.all(both.map((act) => act()))
      // One of the two is done, and the other is done or refused.
      expect(statuses).toContain(200)
      for (const status of statuses) expect(status === 200 || (status >= 400 && status < 500)).toBe(true)
    }
  },
)
