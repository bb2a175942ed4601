import type { Endpoint } from '@arvand/contracts/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { walkTo } from '#server/testing/walk/ask'
import { asksId, madeAsk } from '#server/testing/walk/made-ask'
import { aPerson } from '#testing/identity'
import { aFilledApp } from '../filled-app.ts'
import { ownedBy, printOf, privateTables } from '../owned-by.ts'

// Every kind of id of a person of the demo is tried at every endpoint by somebody else, who learns and teaches. Beside an
// id of the caller's own it is tried by ids-beside-own.whole.test.ts.

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

const nameOf = ({ service, path }: Endpoint) => `${service}/${path}`
let others = 0
/** Somebody with a mobile abroad, which nobody of the demo has. */
const anotherPerson = () =>
  aPerson(arvand, { roles: ['teacher'], mobile: `+4915${String(++others).padStart(8, '0')}` })

/** Some endpoints end the session or the account that calls them, and all have limits for one person. */
const callsOfOne = 8

test.each(['+989120000001', '+989120000003'])(
  'nobody reads or changes by an id what belongs to %s',
  async (mobile) => {
    const { pool } = arvand.database
    const { rows } = await pool.query('select id from identity.accounts where mobile = $1', [mobile])
    const personId = String(rows[0]?.id)
    const tables = await privateTables(pool)
    const owned = await ownedBy(pool, personId, tables)
    expect(owned.length).toBeGreaterThan(10)
    const told: string[] = []
    let before = await printOf(pool, personId, tables)
    let [tried, reached] = [0, 0]
    for (const endpoint of arvand.endpoints.filter(asksId)) {
      if (endpoint.access === 'manager') continue
      let token = ''
      for (const [at, { table, id, secrets }] of owned.entries()) {
        if (at % callsOfOne === 0) token = (await anotherPerson()).token
        const { status, problem, answer } = await walkTo(arvand.app, endpoint, {
          ...madeAsk(endpoint, () => id),
          token,
        })
        tried += 1
        if (problem.code !== 'request.invalid') reached += 1
        const text = JSON.stringify(answer ?? problem)
        const leaked = secrets.filter((secret) => text.includes(secret))
        if (leaked.length > 0) told.push(`${nameOf(endpoint)} tells of ${table}: ${leaked[0]}`)
        if (status >= 500) told.push(`${nameOf(endpoint)} fails on ${table}: ${status}`)
      }
      const after = await printOf(pool, personId, tables)
      for (const [name, print] of after)
        if (before.get(name) !== print) told.push(`${nameOf(endpoint)} changes ${name}`)
      before = after
    }
    console.info(`${mobile}: ${owned.length} ids, ${tried} asks, ${reached} past the shape of their endpoint`)
    expect(told).toEqual([])
    expect(reached).toBeGreaterThan(tried / 2)
  },
  1_800_000,
)
