import * as manage from '@arvand/contracts/panel/manage-off-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { anAccountant, aSeller, paidFactor, sellingBy } from '../../testing.ts'

const seller = aSeller()
let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  manager = await anAccountant(arvand)
}, 60_000)
afterAll(() => arvand.close())

const by = ({ token }: TestPerson) => ({ token })
const make = (wish: object) => {
  const ask = { kind: 'percent', value: 30, requestId: newId(), ...wish }
  return arvand.call(manage.makeOffCodes, ask, by(manager))
}
const list = async (ask: object) => (await arvand.call(manage.listOffCodes, ask, by(manager))).answer

test('five thousand codes with one beginning are made at once, listed by ten, stopped and taken along', {
  timeout: 60_000,
}, async () => {
  const { answer } = await make({ count: 5000, prefix: 'yalda', totalLimit: 1 })
  expect(answer).toMatchObject({ count: 5000, batchId: expect.any(String) })
  const first = await list({ batchId: answer.batchId })
  expect(first.items).toHaveLength(10)
  expect(first.items[0]?.code).toMatch(/^YALDA[2-9A-Z]{8}$/)
  const second = await list({ batchId: answer.batchId, cursor: first.nextCursor })
  expect(new Set([...first.items, ...second.items].map(({ code }) => code)).size).toBe(20)
  const stopped = await arvand.call(
    manage.stopOffCode,
    { offCodeId: answer.offCodeId, stopped: true, batch: true },
    by(manager),
  )
  expect(stopped.answer).toEqual({ changed: 5000 })
  const ask = { batchId: answer.batchId, format: 'csv' }
  const { url } = (await arvand.call(manage.exportOffCodes, ask, by(manager))).answer
  const cookie = `arvand.session=${manager.token}`
  const file = await arvand.app.inject({ url, headers: { cookie } })
  expect(file.body).toContain('شروع,شروع (میلادی),پایان,پایان (میلادی)')
  expect(file.body.match(/YALDA/g)).toHaveLength(5000)
})

test('a code with all its terms is shown with its uses and what it brought in', async () => {
  const id = seller.put({ price: 1_000_000, title: 'عکاسی با تلفن همراه' })
  const { answer: campaign } = await arvand.call(
    manage.makeCampaign,
    { title: 'پاییز', budget: 9_000_000, requestId: newId() },
    by(manager),
  )
  const terms = {
    code: 'paiz-1405',
    mostDiscount: 250_000,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-12-21T00:00:00.000Z',
    totalLimit: 100,
    personLimit: 2,
    leastTotal: 500_000,
    kinds: ['course'],
    itemIds: [id],
    campaignId: campaign.campaignId,
    note: 'برای خبرنامه',
  }
  const { itemIds: _, campaignId: __, ...same } = terms
  const { answer } = await make(terms)
  const buyer = await aPerson(arvand, { name: 'بهار صدری' })
  await paidFactor(arvand, buyer, id, { offCode: 'PAIZ 1405' })
  const shown = await arvand.call(manage.showOffCode, { offCodeId: answer.offCodeId }, by(manager))
  expect(shown.answer).toMatchObject({
    offCode: {
      ...same,
      code: 'PAIZ1405',
      items: [{ id, title: 'عکاسی با تلفن همراه' }],
      campaign: { title: 'پاییز' },
      state: 'active',
      uses: 1,
    },
    sums: { uses: 1, discount: 250_000, total: 825_000 },
    items: [{ buyer: 'بهار صدری', state: 'used', discount: 250_000, number: expect.any(String) }],
  })
  expect((await list({ q: 'paiz' })).items.map(({ code }) => code)).toEqual(['PAIZ1405'])
  expect((await list({ campaignId: campaign.campaignId })).items).toHaveLength(1)
  expect((await list({ q: 'سلام' })).items).toEqual([])
})

test('a made-up single code, and what is refused', async () => {
  const { answer } = await make({})
  const [newest] = (await list({})).items
  expect(newest).toMatchObject({ id: answer.offCodeId, code: expect.stringMatching(/^[2-9A-Z]{8}$/) })
  const code = async (wish: object) => (await make(wish)).problem.code
  expect((await make({ code: 'once' })).status).toBe(200)
  expect(await code({ code: 'ONCE' })).toBe('commerce.off-code-taken')
  expect(await code({ code: 'نوروز' })).toBe('commerce.off-code-malformed')
  expect(await code({ count: 5, prefix: 'نو' })).toBe('commerce.off-code-malformed')
  expect(await code({ campaignId: newId() })).toBe('commerce.unknown-campaign')
  expect(await code({ itemIds: [newId()] })).toBe('commerce.unknown-item')
  expect(await code({ endsAt: '2026-01-01T00:00:00Z' })).toBe('commerce.expiry-past')
  for (const wrong of [
    { value: 101 },
    { kind: 'fixed', value: 15_005 },
    { count: 5001 },
    { code: 'many', count: 2 },
    { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
  ])
    expect(await code(wrong)).toBe('request.invalid')
  const { rows } = await arvand.database.pool.query(
    "select count(*)::int as acts from identity.audit where act = 'off-codes-made'",
  )
  expect(rows[0].acts).toBeGreaterThan(3)
})

const change = async (offCodeId: string, wish: object) => {
  const ask = { offCodeId, endsAt: null, totalLimit: null, note: null, ...wish }
  const { status, problem } = await arvand.call(manage.changeOffCode, ask, by(manager))
  return status === 200 ? 'changed' : problem.code
}

test('before its first use all terms of a code may change; from then on its end, limit and note', async () => {
  const id = seller.put({ price: 1_000_000, title: 'سفالگری' })
  const { offCodeId } = (await make({ code: 'sofal', mostDiscount: 100_000 })).answer
  const shown = async () => (await arvand.call(manage.showOffCode, { offCodeId }, by(manager))).answer.offCode
  const fixed = { kind: 'fixed', value: 200_000, personLimit: 1, leastTotal: 500_000, firstPurchase: true }
  expect(await change(offCodeId, fixed)).toBe('changed')
  expect(await shown()).toMatchObject({ ...fixed, mostDiscount: null })
  expect(await change(offCodeId, { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' })).toBe(
    'commerce.off-code-ends-early',
  )
  await paidFactor(arvand, await aPerson(arvand), id, { offCode: 'SOFAL' })
  for (const wish of [
    { kind: 'fixed', value: 300_000 },
    { kind: 'percent', value: 20 },
    { personLimit: null },
    { leastTotal: null },
    { firstPurchase: false },
    { startsAt: '2026-01-01T00:00:00Z' },
  ])
    expect(await change(offCodeId, wish)).toBe('commerce.off-code-in-use')
  const open = { endsAt: '2030-01-01T00:00:00.000Z', totalLimit: 1, note: 'برای نمایشگاه' }
  // The same terms as before are no change.
  expect(await change(offCodeId, { ...fixed, ...open })).toBe('changed')
  expect(await shown()).toMatchObject({ ...fixed, ...open, state: 'usedUp' })
  expect(await change(offCodeId, { endsAt: '2026-01-01T00:00:00Z' })).toBe('commerce.expiry-past')
  await change(offCodeId, { totalLimit: 2 })
  await paidFactor(arvand, await aPerson(arvand), id, { offCode: 'SOFAL' })
  expect(await change(offCodeId, { totalLimit: 1 })).toBe('commerce.off-code-used-more')
  expect(await change(offCodeId, { kind: 'percent', value: 101 })).toBe('request.invalid')
  expect(await change(offCodeId, { value: 20 })).toBe('request.invalid')
  expect(await change(newId(), {})).toBe('commerce.unknown-off-code')
  const { rows } = await arvand.database.pool.query(
    "select detail from identity.audit where act = 'off-code-changed' order by at, id",
  )
  expect(rows).toHaveLength(3)
  expect(rows[0].detail).toMatchObject({ code: 'SOFAL', value: 200_000 })
})

test('every campaign can be chosen, the oldest too', async () => {
  const made: string[] = []
  for (let at = 0; at < 12; at++) {
    const ask = { title: `کمپین ${at}`, requestId: newId() }
    made.unshift((await arvand.call(manage.makeCampaign, ask, by(manager))).answer.campaignId)
  }
  const { items } = (await arvand.call(manage.nameCampaigns, {}, by(manager))).answer
  expect(items.map(({ id }) => id).filter((id) => made.includes(id))).toEqual(made)
  // A chosen campaign that is in the list already is not added twice, and an unknown one is left out.
  for (const chosen of [made.at(-1), newId()]) {
    const again = await arvand.call(manage.nameCampaigns, { chosen }, by(manager))
    expect(again.answer.items).toEqual(items)
  }
  expect((await arvand.call(manage.nameCampaigns, { chosen: 'x' }, by(manager))).status).toBe(422)
})

test('the newest are offered, as many as a whole list holds, and the one that was chosen', async () => {
  const { rows } = await arvand.database.pool.query<{ id: string }>(`
    insert into commerce.campaigns (id, title, created_at)
      select gen_random_uuid(), 'کهنه', '2020-01-01'::timestamptz + n * interval '1 day' from generate_series(1, 310) as n
      returning id`)
  const chosen = rows[0]?.id
  const { items } = (await arvand.call(manage.nameCampaigns, {}, by(manager))).answer
  expect(items).toHaveLength(manage.mostNamed)
  expect(items.some(({ id }) => id === chosen)).toBe(false)
  const withIt = (await arvand.call(manage.nameCampaigns, { chosen }, by(manager))).answer.items
  expect(withIt).toEqual([...items, { id: chosen, title: 'کهنه' }])
})

test('only managers of finance come in', async () => {
  const people = [await aPerson(arvand), await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })]
  const offCodeId = newId()
  const asks = [
    [manage.listOffCodes, {}],
    [manage.showOffCode, { offCodeId }],
    [manage.changeOffCode, { offCodeId, endsAt: null, totalLimit: null, note: null }],
    [manage.stopOffCode, { offCodeId, stopped: true }],
    [manage.exportOffCodes, { format: 'csv' }],
    [manage.listCampaigns, {}],
    [manage.nameCampaigns, {}],
    [manage.makeCampaign, { title: 'نوروز', requestId: newId() }],
    [manage.changeCampaign, { campaignId: newId(), title: 'نوروز', budget: null }],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    for (const person of people) expect((await arvand.call(endpoint, ask, by(person))).status).toBe(403)
  }
  expect((await arvand.call(manage.showOffCode, { offCodeId }, by(manager))).status).toBe(404)
  expect((await arvand.call(manage.stopOffCode, { offCodeId, stopped: true }, by(manager))).status).toBe(404)
})
