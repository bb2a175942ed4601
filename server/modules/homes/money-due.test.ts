import { showMoneyDue } from '@arvand/contracts/panel/homes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aFactor } from '#testing/commerce'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => closeInBalance(arvand))

const dueOf = async ({ token }: TestPerson) => (await arvand.call(showMoneyDue, {}, { token })).answer
const days = 86_400

test('a factor waits until it is no longer to be paid; nobody else sees it', async () => {
  const [sara, other] = [await aPerson(arvand), await aPerson(arvand)]
  expect(await dueOf(sara)).toEqual({ factors: [], credits: [] })
  const course = await aCourse(arvand, { price: 500_000 })
  const { id } = await aFactor(arvand, sara, course.id)
  expect(await dueOf(sara)).toMatchObject({ factors: [{ id, total: 550_000 }], credits: [] })
  expect(await dueOf(other)).toEqual({ factors: [], credits: [] })
  arvand.platform.clock.pass(3 * days)
  expect((await dueOf(sara)).factors).toEqual([])
  arvand.platform.clock.pass(-3 * days)
})

test('credit is due within the 30 days before it expires, the soonest first', async () => {
  const sara = await aPerson(arvand)
  const inDays = (count: number) => new Date(arvand.platform.clock.now().getTime() + count * days * 1000)
  await aWallet(arvand, sara.id, 90_000)
  for (const [amount, count] of [
    [10_000, 40],
    [20_000, 20],
    [30_000, 5],
  ] as const)
    await aWallet(arvand, sara.id, amount, { expiresAt: inDays(count) })
  expect((await dueOf(sara)).credits.map(({ amount }) => amount)).toEqual([30_000, 20_000])
})

test('both are asked once, beside who calls; a stranger is 401', async () => {
  const sara = await aPerson(arvand)
  const asked = await recordSql(async () => {
    await dueOf(sara)
  })
  expect(asked).toHaveLength(3)
  expect((await arvand.call(showMoneyDue, {})).status).toBe(401)
})
