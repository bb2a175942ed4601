import type { Endpoint } from '@arvand/contracts/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { walkTo } from '#server/testing/walk/ask'
import { asksId, madeAsk } from '#server/testing/walk/made-ask'
import { aPerson } from '#testing/identity'
import { aFilledApp } from '../filled-app.ts'
import { sharedOf } from '../owned-by.ts'

// What everybody may see is still its teacher's alone: another teacher is refused at every endpoint of teachers and of
// managers that names it. What belongs to one person is tried by ids-of-others.whole.test.ts.

let arvand: TestApp
let teacherId: string
beforeAll(async () => {
  arvand = await aFilledApp()
  const { rows } = await arvand.database.pool.query(
    "select id from identity.accounts where mobile = '+989120000003'",
  )
  teacherId = String(rows[0]?.id)
}, 300_000)
afterAll(() => arvand.close())

interface Thing {
  readonly table: string
  readonly id: string
  readonly print: string
}

async function things(): Promise<Thing[]> {
  const found: Thing[] = []
  for (const [table, text] of Object.entries(sharedOf)) {
    const { rows } = await arvand.database.pool.query<Record<string, unknown>>(text, [teacherId])
    for (const row of rows) found.push({ table, id: String(row.id), print: JSON.stringify(row) })
  }
  return found
}

const nameOf = ({ service, path }: Endpoint) => `${service}/${path}`
let others = 0
const anotherTeacher = async () =>
  (await aPerson(arvand, { roles: ['teacher'], mobile: `+4916${String(++others).padStart(8, '0')}` })).token

/** What answers by the caller's own rows alone: an id of another finds none of them, and says nothing of the other. */
const ofCallerAlone: Readonly<Record<string, string>> = {
  'teacher/review/list': 'narrows one’s own reviews to a course',
  'teacher/meet/removeHours': 'takes away hours of one’s own offer, and is content where there are none',
  'teacher/meet/removeDay': 'takes away a day of one’s own offer, and is content where there is none',
}

const saysNothing = (answer: unknown): boolean => {
  const { items } = (answer ?? {}) as { items?: readonly unknown[] }
  return items === undefined || items.length === 0
}

/** Some endpoints have limits for one person. */
const callsOfOne = 6

test('another teacher is refused at every endpoint of teachers that names a thing of the first', async () => {
  const before = await things()
  expect(before.map(({ table }) => table)).toEqual(Object.keys(sharedOf))
  const told: string[] = []
  let [tried, reached] = [0, 0]
  for (const endpoint of arvand.endpoints.filter((one) => one.access === 'teacher' && asksId(one))) {
    let token = ''
    for (const [at, { table, id }] of before.entries()) {
      if (at % callsOfOne === 0) token = await anotherTeacher()
      const { status, problem, answer } = await walkTo(arvand.app, endpoint, {
        ...madeAsk(endpoint, () => id),
        token,
      })
      tried += 1
      if (problem.code !== 'request.invalid') reached += 1
      if (status >= 500) told.push(`${nameOf(endpoint)} fails on ${table}: ${status}`)
      const isEmptyList = JSON.stringify(answer) === '{"items":[],"nextCursor":null}'
      const isHarmless = isEmptyList || (nameOf(endpoint) in ofCallerAlone && saysNothing(answer))
      if (status === 200 && !isHarmless) told.push(`${nameOf(endpoint)} lets ${table} through`)
    }
  }
  console.info(`${before.length} things, ${tried} asks, ${reached} past the shape of their endpoint`)
  expect(told).toEqual([])
  expect(await things()).toEqual(before)
  expect(reached).toBeGreaterThan(tried / 2)
}, 900_000)

test('a teacher is refused at every endpoint of managers, whatever it names', async () => {
  const before = await things()
  const token = await anotherTeacher()
  const told: string[] = []
  let tried = 0
  for (const endpoint of arvand.endpoints.filter((one) => one.access === 'manager'))
    for (const { table, id } of asksId(endpoint) ? before : before.slice(0, 1)) {
      const { status } = await walkTo(arvand.app, endpoint, { ...madeAsk(endpoint, () => id), token })
      tried += 1
      if (status !== 403) told.push(`${nameOf(endpoint)} answers ${status} on ${table}`)
    }
  console.info(`${tried} asks of managers' endpoints`)
  expect(told).toEqual([])
  expect(await things()).toEqual(before)
}, 900_000)
