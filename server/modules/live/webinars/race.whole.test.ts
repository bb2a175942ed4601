import { payFactorWebinar, registerForWebinar } from '@arvand/contracts/panel/webinars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { comeBackWith, expireFactors } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aWebinar, live, liveDeps } from '../testing.ts'
import { endHolds, fillSeats } from './tend-webinars.ts'

let arvand: TestApp
let people: TestPerson[] = []
beforeAll(async () => {
  arvand = await anApp()
  people = await Promise.all(Array.from({ length: 100 }, () => aPerson(arvand)))
}, 120_000)
afterAll(() => arvand.close())

const seats = 10

/** How many registrations of a webinar have each state. */
async function statesOf(webinarId: string): Promise<Record<string, number>> {
  const rows = await live(arvand.platform.db)
    .selectFrom('live.registrations')
    .select('state')
    .where('webinar_id', '=', webinarId)
    .execute()
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, found]) => [state, found.length]),
  )
}

test.each(['free', 'wallet', 'bank', 'mixed'] as const)(
  'a hundred people for ten seats (%s): ten get in, the others wait, nobody pays for nothing',
  { timeout: 240_000 },
  async (means) => {
    const price = means === 'free' ? 0 : 1_000_000
    const webinar = await aWebinar(arvand, { price, capacity: seats, inHours: 100 })
    if (means === 'wallet') for (const person of people) await aWallet(arvand, person.id, 1_100_000)
    const settle = async (person: TestPerson, at: number, again: boolean) => {
      const ask = { webinarId: webinar.id, useWallet: means === 'wallet', requestId: newId() }
      // In the mixed race every third holder lets the seat lapse.
      if (means === 'mixed' && !again && at % 3 === 0) return
      const { answer, status } = await arvand.call(payFactorWebinar, ask, person)
      if (status === 200 && answer.redirect) await comeBackWith(arvand, answer.redirect, 'pay')
    }
    const answers = await Promise.all(
      people.map((person) =>
        arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, person),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const holders = people.filter((_, at) => answers[at]?.answer.registration.state === 'pendingPayment')
    expect(holders).toHaveLength(means === 'free' ? 0 : seats)
    await Promise.all(holders.map((person, at) => settle(person, at, false)))
    // Those who let it lapse lose it, and the next ones pay for theirs.
    for (let round = 0; round < 3; round++) {
      const states = await statesOf(webinar.id)
      expect((states.confirmed ?? 0) + (states['pending-payment'] ?? 0)).toBeLessThanOrEqual(seats)
      arvand.platform.clock.pass(51 * 60)
      await expireFactors(liveDeps(arvand))
      await endHolds(liveDeps(arvand))
      await fillSeats(liveDeps(arvand), webinar.id)
      await Promise.all(people.map((person, at) => settle(person, at, true)))
    }
    expect((await statesOf(webinar.id)).confirmed).toBe(seats)
    const { rows } = await arvand.database.pool.query<{ count: number }>(
      `select count(*)::int from commerce.factors f join commerce.factor_lines l on l.factor_id = f.id
         where l.item_id = $1 and f.state = 'paid'`,
      [webinar.id],
    )
    expect(rows[0]?.count).toBe(means === 'free' ? 0 : seats)
    expect(await brokenInvariants(arvand)).toEqual({})
  },
)
