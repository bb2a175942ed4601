import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { assembleFrame, limited } from '#server/testing/frame'
import { transaction } from './database.ts'
import { networkOf } from './network-of.ts'
import { openRateLimits, refusePassedIn, takeIn } from './rate-limits.ts'

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await anApp({}, assembleFrame)
  other = await anAppOn(one.database, configFor(one.database), assembleFrame)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const refused = { code: 'request.too-many' }
const rule = { name: 'door', times: 3, seconds: 60 }

describe('a limit', () => {
  it('counts for all processes together', async () => {
    const ask = async (app: TestApp) => (await app.call(limited, {}, { address: '198.51.100.1' })).status
    expect([await ask(one), await ask(other), await ask(one), await ask(other)]).toEqual([200, 200, 429, 429])
  })

  it('lets through no more than it says when many come at once', async () => {
    const tries = Array.from({ length: 20 }, (_, nth) =>
      (nth % 2 ? one : other).platform.limits.take(rule, 'crowd'),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('is for one key, one rule, and begins anew when it is forgotten', async () => {
    const { limits } = one.platform
    for (let nth = 0; nth < 3; nth += 1) await limits.take(rule, 'a')
    await expect(limits.take(rule, 'a')).rejects.toMatchObject(refused)
    await limits.take(rule, 'b')
    await limits.take({ ...rule, name: 'window' }, 'a')
    await other.platform.limits.forget(rule, 'a')
    await limits.take(rule, 'a')
  })

  it('opens again when its time is over', async () => {
    const { limits } = one.platform
    for (let nth = 0; nth < 3; nth += 1) await limits.take(rule, 'late')
    await one.database.pool.query("update platform.rate_limits set expire = 1 where key = 'door:late'")
    await limits.take(rule, 'late')
  })

  it('keeps keys with any letters', async () => {
    for (const key of ["'; drop table platform.rate_limits; --", '۰۹۱۲', 'x'.repeat(500)])
      await one.platform.limits.take(rule, key)
    expect((await one.call(limited, {}, { address: '198.51.100.2' })).status).toBe(200)
  })
})

describe('a limit inside of a transaction', () => {
  const inside = (key: string, more?: () => never) =>
    transaction(one.platform.db, async (tx) => {
      await takeIn(tx, rule, key)
      more?.()
    })

  it('is the same limit, and what is rolled back is not counted', async () => {
    await one.platform.limits.take(rule, 'both')
    const failing = inside('both', () => {
      throw new Error('not done')
    })
    await expect(failing).rejects.toThrow('not done')
    await inside('both')
    await one.platform.limits.take(rule, 'both')
    await expect(inside('both')).rejects.toMatchObject(refused)
  })

  it('lets through no more than it says when many come at once, and opens again', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => inside('many')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await one.database.pool.query("update platform.rate_limits set expire = 1 where key = 'door:many'")
    await inside('many')
  })

  it('tells who has passed it, and counts nothing by that', async () => {
    const look = () => transaction(one.platform.db, (tx) => refusePassedIn(tx, rule, 'seen'))
    await look()
    for (let nth = 0; nth < 4; nth += 1) await one.platform.limits.take(rule, 'seen').catch(() => undefined)
    await expect(look()).rejects.toMatchObject({ ...refused, extras: { retryAfter: expect.any(Number) } })
    await one.database.pool.query("update platform.rate_limits set expire = 1 where key = 'door:seen'")
    await look()
  })
})

test('a developer’s own machine has no limit by address in demo mode, anybody else has', async () => {
  const limits = openRateLimits(one.database.pool, true)
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    for (let nth = 0; nth < 5; nth += 1) await limits.takeByAddress(rule, address)
  for (let nth = 0; nth < 3; nth += 1) await limits.takeByAddress(rule, '198.51.100.3')
  await expect(limits.takeByAddress(rule, '198.51.100.3')).rejects.toMatchObject(refused)
  for (let nth = 0; nth < 3; nth += 1) await limits.take(rule, '127.0.0.1')
  await expect(limits.take(rule, '127.0.0.1')).rejects.toMatchObject(refused)
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
