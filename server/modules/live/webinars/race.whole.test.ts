import { makeOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { listNotices } from '@arvand/contracts/panel/notices'
import { payFactorWebinar, registerForWebinar } from '@arvand/contracts/panel/webinars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { brokenInvariants } from '#server/testing/money-invariants'
import { anAccountant, aSubscriber, comeBackWith, expireFactors } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aWebinar, live, liveDeps, type TestWebinar } from '../testing.ts'
import { endHolds, fillSeats } from './tend-webinars.ts'

let arvand: TestApp
let people: TestPerson[] = []
/** Some have a plus: of every ten one at 20 %, and one at 100 %. */
let mixedPeople: TestPerson[] = []
beforeAll(async () => {
  arvand = await anApp()
  people = await Promise.all(Array.from({ length: 100 }, () => aPerson(arvand)))
  mixedPeople = await Promise.all(
    people.map(async (person, at) => {
      if (at % 10 === 3) return aSubscriber(arvand, 20)
      return at % 10 === 7 ? aSubscriber(arvand, 100) : person
    }),
  )
}, 240_000)
afterAll(() => arvand.close())

const seats = 10

const registrationsOf = (webinar: TestWebinar) =>
  live(arvand.platform.db)
    .selectFrom('live.registrations')
    .select(['person_id', 'state', 'turn'])
    .where('webinar_id', '=', webinar.id)
    .orderBy('turn')
    .execute()

/**
 * Seats are given in the order in which people came: nobody waits who came before somebody who has one. `came` has the
 * turns of the beginning; a holder who pays otherwise gets a later one.
 */
async function lookAtOrder(webinar: TestWebinar, came?: ReadonlyMap<string, number>) {
  const rows = await registrationsOf(webinar)
  const turnsOf = (wanted: readonly string[]) =>
    rows
      .filter(({ state }) => wanted.includes(state))
      .map(({ person_id, turn }) => came?.get(person_id) ?? Number(turn))
  const [seated, waiting] = [turnsOf(['confirmed', 'pending-payment']), turnsOf(['waiting'])]
  expect(seated.length).toBeLessThanOrEqual(seats)
  if (waiting.length > 0) expect(Math.max(...seated)).toBeLessThan(Math.min(...waiting))
  return { rows, waiting: waiting.length }
}

type Means = 'free' | 'wallet' | 'bank' | 'code'

async function pay(webinar: TestWebinar, person: TestPerson, means: Means, offCode: string) {
  const ask = { webinarId: webinar.id, useWallet: means === 'wallet', requestId: newId() }
  const call = (more: object) => arvand.call(payFactorWebinar, { ...ask, ...more }, person)
  const first = await call(means === 'code' ? { offCode } : {})
  // The code is used up; the seat is still theirs, to be paid at the bank.
  const isUsedUp = first.problem?.code === 'commerce.off-code-used-up'
  const { answer, status } = isUsedUp ? await call({ requestId: newId() }) : first
  if (status === 200 && answer.redirect) await comeBackWith(arvand, answer.redirect, 'pay')
}

const meansOfMixed: readonly Means[] = ['code', 'wallet', 'bank']

test.each(['free', 'wallet', 'bank', 'mixed'] as const)(
  'a hundred people for ten seats (%s): ten get in, the others wait in order, nobody pays for nothing',
  { timeout: 240_000 },
  async (kind) => {
    const price = kind === 'free' ? 0 : 1_000_000
    const title = `مسابقهٔ ${kind}`
    const webinar = await aWebinar(arvand, { price, capacity: seats, inHours: 100, title })
    const racers = kind === 'mixed' ? mixedPeople : people
    const offCode = `RACE${Math.floor(Math.random() * 1e9)}`
    if (kind === 'mixed') {
      const terms = { code: offCode, kind: 'percent' as const, value: 100, totalLimit: 2 }
      const made = { ...terms, kinds: ['webinar' as const], requestId: newId() }
      expect((await arvand.call(makeOffCodes, made, await anAccountant(arvand))).status).toBe(200)
    }
    if (kind === 'wallet' || kind === 'mixed')
      for (const person of racers) await aWallet(arvand, person.id, 1_100_000)
    const meansOf = (at: number): Means => (kind === 'mixed' ? (meansOfMixed[at % 3] ?? 'bank') : kind)
    const payAll = (isWilling: (at: number) => boolean) =>
      Promise.all(
        racers.map(async (person, at) => {
          if (isWilling(at)) await pay(webinar, person, meansOf(at), offCode)
        }),
      )

    const answers = await Promise.all(
      racers.map((person) =>
        arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, person),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const told = answers.map(({ answer }) => answer.registration)
    const places = told.flatMap(({ place }) => (place === null ? [] : [place]))
    expect(places).toHaveLength(100 - seats)
    expect(Math.max(...places)).toBe(100 - seats)
    const atFirst = await lookAtOrder(webinar)
    expect(atFirst.waiting).toBe(100 - seats)
    const came = new Map(atFirst.rows.map(({ person_id, turn }) => [person_id, Number(turn)]))
    // In the mixed race every third one lets the seat lapse.
    await payAll((at) => kind !== 'mixed' || at % 4 !== 0)
    // Those who let it lapse lose it, and the next ones are told and pay for theirs.
    for (let round = 0; round < 3; round++) {
      await lookAtOrder(webinar, came)
      arvand.platform.clock.pass(51 * 60)
      await expireFactors(liveDeps(arvand))
      await endHolds(liveDeps(arvand))
      await fillSeats(liveDeps(arvand), webinar.id)
      await lookAtOrder(webinar, came)
      await payAll(() => true)
    }
    const { rows } = await lookAtOrder(webinar, came)
    const inside = rows.filter(({ state }) => state === 'confirmed')
    expect(inside).toHaveLength(seats)
    const paid = await arvand.database.pool.query<{ buyer: string }>(
      `select f.person_id as buyer from commerce.factors f join commerce.factor_lines l on l.factor_id = f.id
         where l.item_id = $1 and f.state = 'paid'`,
      [webinar.id],
    )
    const payers = kind === 'free' ? [] : inside.map(({ person_id }) => person_id)
    expect(paid.rows.map(({ buyer }) => buyer).toSorted()).toEqual(payers.toSorted())
    expect(await brokenInvariants(arvand)).toEqual({})
    const waitedFirst = racers.filter((person, at) => told[at]?.place && payers.includes(person.id))
    expect(waitedFirst.length > 0).toBe(kind === 'mixed')
    for (const person of waitedFirst) {
      const { items } = (await arvand.call(listNotices, {}, person)).answer
      expect(items.map((one) => one.title)).toContain(`در وبینار «${title}» جا باز شد`)
    }
  },
)
