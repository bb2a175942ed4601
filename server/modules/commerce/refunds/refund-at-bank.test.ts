import { payFactor, topUpWallet } from '@arvand/contracts/panel/factors'
import { listAllFactors, showAnyFactor } from '@arvand/contracts/panel/manage-finance'
import { listRefunds, settleRefundPart } from '@arvand/contracts/panel/manage-refunds'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Bank } from '#platform/bank'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { commerce } from '../tables.ts'
import { aFactor, anAccountant, aSeller, comeBackWith, commerceDeps, sellingBy } from '../testing.ts'
import { giveBack, giveBackDue } from './give-back.ts'
import { refundsIn } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterEach(() => arvand.bank.clear())
afterAll(() => closeInBalance(arvand))

/** A manager who has just signed in: these tests move the clock far, and sessions end. */
const aKeeper = () => anAccountant(arvand)
const { minutes, ask, shown, figures, systems } = refundsIn(() => arvand)
const due = () => giveBackDue(commerceDeps(arvand, seller))
const partsOf = (refundId: string) =>
  commerce(arvand.platform.db)
    .selectFrom('commerce.refund_parts')
    .selectAll()
    .where('refund_id', '=', refundId)
    .execute()

/** The bank did not answer and is asked again in a minute. */
const isToTryAgain = (refundId: string) =>
  expect
    .poll(async () => {
      const [part] = await partsOf(refundId)
      return [part?.state, Number(part?.try_at) - arvand.platform.clock.now().getTime()]
    })
    .toEqual(['asking', 60_000])

/** A factor paid at the bank, with `ofWallet` rials of it from the wallet. */
async function paidAtBank(person: TestPerson, price = 1_000_000, ofWallet = 0, id = seller.put({ price })) {
  const factor = await aFactor(arvand, person, id)
  if (ofWallet > 0) await aWallet(arvand, person.id, ofWallet)
  const pay = { factorId: factor.id, useWallet: ofWallet > 0, requestId: newId() }
  const { answer } = await arvand.call(payFactor, pay, { token: person.token })
  await comeBackWith(arvand, answer.redirect ?? '', 'pay')
  return factor
}

const endOf = (factorId: string, person: TestPerson) =>
  expect.poll(async () => (await shown(factorId, person)).refunds[0]?.state, { timeout: 10_000 })

describe('from the bank', () => {
  test('a whole payment within half an hour is reversed there', async () => {
    const person = await aPerson(arvand)
    const before = await systems()
    const factor = await paidAtBank(person)
    const { answer } = await ask(factor.id, person)
    expect(answer.refund.parts).toMatchObject([{ kind: 'gateway', amount: 1_100_000 }])
    await endOf(factor.id, person).toBe('paid')
    const { payments, refunds } = await shown(factor.id, person)
    expect(payments[0]?.state).toBe('reversed')
    expect(refunds[0]?.parts[0]?.state).toBe('done')
    expect((await figures(person)).balance).toBe(0)
    expect(await systems()).toEqual(before)
    const { authority } = await commerce(arvand.platform.db)
      .selectFrom('commerce.payments')
      .select('authority')
      .where('factor_id', '=', factor.id)
      .executeTakeFirstOrThrow()
    expect(await arvand.platform.banks[0]?.inquiry(authority ?? '')).toBe('reversed')
  })

  test('later it is refunded, in parts, and the wallet’s part comes after the bank’s', async () => {
    const person = await aPerson(arvand)
    const items = [seller.put({ price: 500_000 }), seller.put({ price: 500_000 })]
    const factor = await aFactor(
      arvand,
      person,
      items.map((id) => ({ kind: 'course', id })),
    )
    await aWallet(arvand, person.id, 400_000)
    const pay = { factorId: factor.id, useWallet: true, requestId: newId() }
    const { answer } = await arvand.call(payFactor, pay, { token: person.token })
    await comeBackWith(arvand, answer.redirect ?? '', 'pay')
    minutes(40)
    const [first] = factor.lines
    await ask(factor.id, person, { lines: [first?.lineId] })
    await endOf(factor.id, person).toBe('paid')
    expect((await figures(person)).balance).toBe(0)
    const { answer: rest } = await ask(factor.id, person)
    expect(rest.refund.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['gateway', 150_000],
      ['wallet', 400_000],
    ])
    await endOf(factor.id, person).toBe('paid')
    expect((await figures(person)).balance).toBe(400_000)
    const parts = await partsOf(rest.refund.id)
    expect(parts.find(({ kind }) => kind === 'gateway')).toMatchObject({
      way: 'refund',
      state: 'done',
      bank_refund_id: expect.any(String),
    })
  })

  test('a part below the bank’s least comes to the wallet', async () => {
    const person = await aPerson(arvand)
    const factor = await paidAtBank(person, 10_000, 0, seller.put({ price: 10_000 }))
    minutes(40)
    await ask(factor.id, person)
    await endOf(factor.id, person).toBe('paid')
    expect((await shown(factor.id, person)).refunds[0]?.parts[0]?.state).toBe('toWallet')
    expect((await figures(person)).balance).toBe(11_000)
  })

  test('a reversal whose answer was lost is found by asking', async () => {
    const person = await aPerson(arvand)
    const factor = await paidAtBank(person)
    arvand.bank.answerLostAt('reverse')
    const { answer } = await ask(factor.id, person)
    await isToTryAgain(answer.refund.id)
    minutes(3)
    await due()
    expect((await shown(factor.id, person)).refunds[0]).toMatchObject({ state: 'paid' })
    expect((await shown(factor.id, person)).payments[0]?.state).toBe('reversed')
    expect((await figures(person)).balance).toBe(0)
  })

  test('a bank that is silent over the half hour refunds instead', async () => {
    const person = await aPerson(arvand)
    const factor = await paidAtBank(person)
    arvand.bank.silentAt('reverse')
    const { answer } = await ask(factor.id, person)
    await isToTryAgain(answer.refund.id)
    minutes(45)
    await due()
    await due()
    await endOf(factor.id, person).toBe('paid')
    expect(await partsOf(answer.refund.id)).toMatchObject([{ way: 'refund', state: 'done' }])
  })

  test.each([
    [true, 0],
    [false, 1_100_000],
  ])('a refund whose answer was lost waits for a manager’s word (done: %s)', async (isDone, balance) => {
    const person = await aPerson(arvand)
    const factor = await paidAtBank(person)
    minutes(40)
    arvand.bank.answerLostAt('refund')
    const { answer } = await ask(factor.id, person)
    await expect.poll(async () => (await partsOf(answer.refund.id))[0]?.state).toBe('inDoubt')
    const isPayingBack = async () => (await shown(factor.id, person)).factor.isPayingBack
    expect(await isPayingBack()).toBe(true)
    const seenByManager = async () => {
      const { token } = await aKeeper()
      const { answer: one } = await arvand.call(showAnyFactor, { factorId: factor.id }, { token })
      const { answer: all } = await arvand.call(listAllFactors, { personId: person.id }, { token })
      const [row] = all.items
      return [one.factor.state, one.factor.isPayingBack, one.refunds[0]?.state, row?.state, row?.isPayingBack]
    }
    expect(await seenByManager()).toEqual(['refunded', true, 'paying', 'refunded', true])
    minutes(10)
    await due()
    const keeper = await aKeeper()
    const { answer: list } = await arvand.call(listRefunds, { state: 'inDoubt' }, { token: keeper.token })
    const partId = list.items.find(({ id }) => id === answer.refund.id)?.parts[0]?.id
    const settle = (by: TestPerson) =>
      arvand.call(
        settleRefundPart,
        { partId, isDone, reference: '۱۲۳', requestId: newId() },
        { token: by.token },
      )
    expect((await settle(person)).status).toBe(403)
    await arvand.database.pool.query(`update commerce.factors set person_id = $2 where id = $1`, [
      factor.id,
      keeper.id,
    ])
    expect((await settle(keeper)).problem.code).toBe('commerce.own-money')
    await arvand.database.pool.query(`update commerce.factors set person_id = $2 where id = $1`, [
      factor.id,
      person.id,
    ])
    expect((await settle(keeper)).answer.refund.state).toBe('paid')
    expect((await settle(keeper)).problem.code).toBe('commerce.part-not-in-doubt')
    expect(await isPayingBack()).toBe(false)
    expect(await seenByManager()).toEqual(['refunded', false, 'paid', 'refunded', false])
    expect((await figures(person)).balance).toBe(balance)
  })

  test('killed after the bank was asked for a refund: nobody asks twice', async () => {
    const person = await aPerson(arvand)
    const factor = await paidAtBank(person)
    minutes(40)
    const held = arvand.bank.holdAt('refund')
    const { answer } = await ask(factor.id, person)
    await held.reached
    minutes(5)
    await due()
    expect(await partsOf(answer.refund.id)).toMatchObject([{ state: 'inDoubt', tries: 1 }])
    held.release()
  })

  test('looks from many processes at once ask the bank once', async () => {
    const person = await aPerson(arvand)
    const factor = await paidAtBank(person)
    arvand.bank.silentAt('reverse')
    const { answer } = await ask(factor.id, person)
    await isToTryAgain(answer.refund.id)
    minutes(3)
    const deps = commerceDeps(arvand, seller)
    let asked = 0
    const [part] = await partsOf(answer.refund.id)
    const reverse: Bank['reverse'] = async () => {
      // A second call while the bank is being asked does nothing.
      if (asked++ === 0) await giveBack(counting, part?.id ?? '')
      return 'reversed'
    }
    const counting = { ...deps, banks: deps.banks.map((bank) => ({ ...bank, reverse })) }
    await Promise.all(Array.from({ length: 8 }, () => giveBack(counting, part?.id ?? '')))
    await endOf(factor.id, person).toBe('paid')
    expect([asked, (await figures(person)).balance]).toEqual([1, 0])
  })
})

test('nobody’s account is removed while money of theirs is at a bank or on its way back', async () => {
  const person = await aPerson(arvand)
  const { token } = person
  const remove = async () => {
    await arvand.call(reauthenticate, { password: testPassword }, { token })
    return (await arvand.call(removeAccount, { confirm: true }, { token })).problem
  }
  const pay = { amount: 1_000_000, requestId: newId() }
  const { answer } = await arvand.call(topUpWallet, pay, { token })
  expect((await remove()).code).toBe('wallet.money-on-its-way')
  await comeBackWith(arvand, answer.redirect, 'cancel')
  const factor = await paidAtBank(person)
  minutes(25)
  arvand.bank.silentAt('reverse')
  const { refund } = (await ask(factor.id, person)).answer
  expect((await remove()).code).toBe('wallet.money-on-its-way')
  arvand.bank.clear()
  await isToTryAgain(refund.id)
  minutes(1)
  await due()
  await endOf(factor.id, person).toBe('paid')
  // A payer who has not paid within the time of a bank's page blocks no removal.
  await arvand.call(topUpWallet, { ...pay, requestId: newId() }, { token })
  minutes(25)
  expect(await remove()).not.toMatchObject({ code: expect.any(String) })
})
