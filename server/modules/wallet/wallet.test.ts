import { listAudit } from '@arvand/contracts/panel/people'
import { downloadPersonalData, removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import * as endpoints from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { hold } from './hold.ts'
import { post } from './post.ts'
import { aWallet } from './testing.ts'

let arvand: TestApp
let keeper: TestPerson
let other: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { name: 'مینا مالی', roles: ['manager'], scopes: ['finance', 'people'] })
  other = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] })
})
afterAll(() => arvand.close())

const later = (seconds: number) => new Date(arvand.platform.clock.now().getTime() + seconds * 1000)
const own = (person: TestPerson, ask: object = {}) => arvand.call(endpoints.getWallet, ask, person)
const give = (ask: object, by = keeper) =>
  arvand.call(endpoints.giveCredit, { reason: 'جبران کلاس لغوشده', requestId: newId(), ...ask }, by)
const takeBack = (ask: object, by = keeper) =>
  arvand.call(endpoints.correctCredit, { reason: 'به اشتباه داده شد', requestId: newId(), ...ask }, by)
const show = (personId: string, by = keeper) => arvand.call(endpoints.showWallet, { personId }, by)
const spend = (personId: string, amount: number, title = 'آمار مقدماتی') =>
  transaction(arvand.platform.db, (tx) =>
    post(tx, arvand.platform.clock, {
      cause: newId(),
      kind: 'purchase',
      about: { title },
      entries: [
        { account: { kind: 'person', ownerId: personId }, amount: -amount },
        { account: { kind: 'system', name: 'sales' }, amount },
      ],
    }),
  )

describe('one’s own wallet', () => {
  test('is empty before any money has reached it', async () => {
    const { status, answer } = await own(await aPerson(arvand))
    expect([status, answer]).toEqual([200, { balance: 0, held: 0, items: [], nextCursor: null }])
  })

  test('tells every movement from new to old, and they sum to the balance', async () => {
    const person = await aPerson(arvand)
    for (let at = 1; at <= 12; at++) await aWallet(arvand, person.id, at * 1000)
    await spend(person.id, 8000)
    const first = (await own(person)).answer
    expect(first).toMatchObject({ balance: 70_000, held: 0 })
    expect(first.items[0]).toEqual({
      id: expect.any(String),
      at: '2026-11-20T09:00:00.000Z',
      kind: 'purchase',
      amount: -8000,
      balanceAfter: 70_000,
      about: { title: 'آمار مقدماتی' },
    })
    const second = (await own(person, { cursor: first.nextCursor })).answer
    const amounts = [...first.items, ...second.items].map(({ amount }) => amount)
    expect([amounts.length, second.nextCursor]).toEqual([13, null])
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(70_000)
    expect((await own(person, { only: 'out' })).answer.items).toHaveLength(1)
    expect((await own(person, { only: 'in' })).answer.items).toHaveLength(10)
  })

  test('says what is held and why, and what expires', async () => {
    const person = await aPerson(arvand)
    await aWallet(arvand, person.id, 50_000, { expiresAt: later(1000) })
    const account = { kind: 'person', ownerId: person.id } as const
    const about = { title: 'پرداخت فاکتور' }
    const wish = { account, amount: 20_000, cause: newId(), until: later(600), about }
    await transaction(arvand.platform.db, (tx) => hold(tx, arvand.platform.clock, wish))
    expect((await own(person)).answer).toMatchObject({ balance: 50_000, held: 20_000 })
    const { answer } = await arvand.call(endpoints.listHolds, {}, person)
    expect(answer).toMatchObject({
      items: [{ amount: 20_000, isCredit: false, until: later(600).toISOString(), about }],
      expiring: [{ amount: 50_000, expiresAt: later(1000).toISOString() }],
    })
  })

  test('is shown to nobody else', async () => {
    expect((await arvand.call(endpoints.getWallet, {})).status).toBe(401)
    expect((await own(keeper, { personId: other.id })).problem.code).toBe('request.invalid')
    expect((await own(keeper, { cursor: 'bm9uc2Vuc2U' })).problem.code).toBe('request.invalid')
    expect((await own(keeper, { only: 'both' })).status).toBe(422)
    expect((await arvand.call(endpoints.listHolds, {})).status).toBe(401)
    expect((await arvand.call(endpoints.exportWallet, { format: 'csv' })).status).toBe(401)
    expect((await arvand.call(endpoints.exportWallet, { format: 'pdf' }, keeper)).status).toBe(422)
  })
})

describe('the statement as a file', () => {
  const fetch = (url: string, { token }: TestPerson) =>
    arvand.app.inject({ url, cookies: { 'arvand.session': token } })

  test('holds every movement, and nothing in it is reckoned by a spreadsheet', async () => {
    const person = await aPerson(arvand)
    await aWallet(arvand, person.id, 25_000)
    await spend(person.id, 5000, '=HYPERLINK("x")')
    const { answer } = await arvand.call(endpoints.exportWallet, { format: 'csv' }, person)
    const file = await fetch(answer.url, person)
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const lines = file.body.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('تاریخ,تاریخ (میلادی),ساعت')
    expect(lines[1]).toMatch(/^1,[۰-۹/]{10},20\d\d-\d\d-\d\d,/)
    expect(lines[1]).toContain('اعتبار هدیه,,2500,2500')
    expect(lines[2]).toContain('-500,2000')
    expect(lines[2]).toContain("'=HYPERLINK")
    const sheet = await arvand.call(endpoints.exportWallet, { format: 'xlsx' }, person)
    const bytes = await fetch(sheet.answer.url, person)
    expect(bytes.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('is given to the session that asked, for five minutes', async () => {
    const person = await aPerson(arvand)
    const { answer } = await arvand.call(endpoints.exportWallet, { format: 'csv' }, person)
    expect((await fetch(answer.url, other)).statusCode).toBe(404)
    expect((await arvand.app.inject({ url: answer.url })).statusCode).toBe(401)
    expect((await fetch(answer.url.replace('csv', 'xlsx'), person)).statusCode).toBe(404)
    arvand.platform.clock.pass(301)
    expect((await fetch(answer.url, person)).statusCode).toBe(404)
  })
})

describe('a manager of finance', () => {
  test('gives credit with a reason, once however often it is sent, and it is written down', async () => {
    const person = await aPerson(arvand)
    const ask = { personId: person.id, amount: 200_000, requestId: newId() }
    const first = await give(ask)
    expect([first.status, first.answer]).toEqual([200, { balance: 200_000, held: 0, available: 200_000 }])
    expect((await give(ask)).answer).toEqual(first.answer)
    expect((await give({ ...ask, amount: 300_000 })).problem.code).toBe('request.id-reused')
    const { items } = (await own(person)).answer
    expect(items).toMatchObject([{ kind: 'credit', amount: 200_000, about: { title: 'جبران کلاس لغوشده' } }])
    const shown = (await show(person.id)).answer
    expect(shown.items[0]).toMatchObject({ by: { name: 'مینا مالی' }, whyNotCorrect: null })
    const audit = await arvand.call(listAudit, { personId: person.id, act: 'wallet-credited' }, keeper)
    expect(audit.answer.items).toMatchObject([{ actor: { id: keeper.id }, detail: { amount: 200_000 } }])
  })

  test('gives credit that is good to the end of a day', async () => {
    const person = await aPerson(arvand)
    expect((await give({ personId: person.id, amount: 50_000, lastDay: '2026-11-19' })).problem.code).toBe(
      'wallet.expiry-past',
    )
    expect((await give({ personId: person.id, amount: 50_000, lastDay: '2026-11-20' })).status).toBe(200)
    const { answer } = await arvand.call(endpoints.listHolds, {}, person)
    expect(answer.expiring).toEqual([{ amount: 50_000, expiresAt: '2026-11-20T20:30:00.000Z' }])
  })

  test('takes back what was given, once, and only while it is there', async () => {
    const person = await aPerson(arvand)
    await give({ personId: person.id, amount: 100_000 })
    const entryId = (await show(person.id)).answer.items[0]?.id
    await spend(person.id, 10_000)
    expect((await takeBack({ personId: person.id, entryId })).problem.code).toBe('wallet.less-left')
    await aWallet(arvand, person.id, 10_000)
    const back = await takeBack({ personId: person.id, entryId })
    expect([back.status, back.answer]).toEqual([200, { balance: 0, held: 0, available: 0 }])
    expect((await takeBack({ personId: person.id, entryId })).problem.code).toBe('wallet.already-corrected')
    const { items } = (await show(person.id)).answer
    expect(items.map(({ whyNotCorrect }) => whyNotCorrect)).toEqual([
      'wallet.not-correctable',
      'wallet.not-correctable',
      'wallet.not-correctable',
      'wallet.already-corrected',
    ])
    const purchase = items[2]?.id
    expect((await takeBack({ personId: person.id, entryId: purchase })).problem.code).toBe(
      'wallet.not-correctable',
    )
    expect((await takeBack({ personId: other.id, entryId })).problem.code).toBe('wallet.unknown-entry')
  })

  test('takes back the very credit that expires, and leaves what else does', async () => {
    const person = await aPerson(arvand)
    await aWallet(arvand, person.id, 30_000, { expiresAt: later(50_000) })
    await give({ personId: person.id, amount: 50_000, lastDay: '2026-12-01' })
    const entryId = (await show(person.id)).answer.items[0]?.id
    await takeBack({ personId: person.id, entryId })
    const { expiring } = (await arvand.call(endpoints.listHolds, {}, person)).answer
    expect(expiring).toEqual([{ amount: 30_000, expiresAt: later(50_000).toISOString() }])
  })

  test('two who take back at once: it is taken back once', async () => {
    const person = await aPerson(arvand)
    await give({ personId: person.id, amount: 100_000 })
    await give({ personId: person.id, amount: 100_000 })
    const entryId = (await show(person.id)).answer.items[1]?.id
    const both = await Promise.all([1, 2, 3].map(() => takeBack({ personId: person.id, entryId })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await own(person)).answer.balance).toBe(100_000)
  })

  test('leaves their own wallet to another', async () => {
    expect((await give({ personId: keeper.id, amount: 50_000 })).problem.code).toBe('wallet.own-credit')
    const ask = { personId: keeper.id, entryId: newId() }
    expect((await takeBack(ask)).problem.code).toBe('wallet.own-credit')
  })

  test('finds a person by a whole mobile or e-mail', async () => {
    const person = await aPerson(arvand, { name: 'بهار نوری', email: 'bahar@example.com' })
    const find = (ask: object, by = keeper) => arvand.call(endpoints.findWallet, ask, by)
    expect((await find({ email: 'bahar@example.com' })).answer.person).toEqual({
      id: person.id,
      name: 'بهار نوری',
    })
    expect((await find({ mobile: person.mobile })).answer.person?.id).toBe(person.id)
    expect((await find({ email: 'nobody@example.com' })).answer.person).toBeNull()
    expect((await find({})).answer.person).toBeNull()
    expect((await find({ email: 'bahar@example.com' }, other)).status).toBe(403)
  })

  test('others and strangers are refused, and wrong asks too', async () => {
    const ask = { personId: other.id, amount: 50_000 }
    expect((await give(ask, other)).status).toBe(403)
    expect((await give(ask, await aPerson(arvand))).status).toBe(403)
    expect((await show(other.id, other)).status).toBe(403)
    expect((await takeBack({ personId: other.id, entryId: newId() }, other)).status).toBe(403)
    expect(
      (await arvand.call(endpoints.giveCredit, { ...ask, reason: 'بی‌نام', requestId: newId() })).status,
    ).toBe(401)
    for (const wrong of [
      { amount: 5 },
      { amount: 10_005 },
      { amount: -10_000 },
      { amount: 10 ** 11 },
      { reason: '' },
    ])
      expect((await give({ ...ask, ...wrong })).problem.code).toBe('request.invalid')
    expect((await give({ ...ask, personId: newId() })).status).toBe(404)
    expect((await show(newId())).status).toBe(404)
  })

  test('proves the books', async () => {
    const check = (by?: TestPerson) => arvand.call(endpoints.checkLedger, {}, by ?? {})
    const { status, answer } = await check(keeper)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ isSound: true, total: 0, faults: [] })
    expect(answer.days).toHaveLength(30)
    expect(answer.days.at(-1)?.moved).toBeGreaterThan(0)
    expect(answer.kinds.find(({ kind }) => kind === 'sales')?.value).toBeGreaterThan(0)
    expect(answer.kinds.reduce((sum, { value }) => sum + value, 0)).toBe(0)
    expect((await check(other)).status).toBe(403)
    expect((await check()).status).toBe(401)
  })
})

describe('who leaves', () => {
  const prove = (person: TestPerson) => arvand.call(reauthenticate, { password: testPassword }, person)
  const remove = (person: TestPerson) => arvand.call(removeAccount, { confirm: true }, person)

  test('takes what is kept of them along', async () => {
    const person = await aPerson(arvand)
    await aWallet(arvand, person.id, 30_000)
    await prove(person)
    const { parts } = (await arvand.call(downloadPersonalData, {}, person)).answer
    expect(parts.wallet).toMatchObject({ balance: 30_000, movements: [{ kind: 'credit', amount: 30_000 }] })
  })

  test('is told while money is left; then entries stay, and say of nobody', async () => {
    const person = await aPerson(arvand)
    await give({ personId: person.id, amount: 40_000, reason: 'برای خانم رازی' })
    await aWallet(arvand, person.id, 30_000, { expiresAt: later(100_000) })
    await prove(person)
    expect((await remove(person)).problem).toMatchObject({ status: 409, code: 'wallet.money-left' })
    // Expiring credit is spent first, so this leaves 40,000 that does not expire.
    await spend(person.id, 30_000)
    expect((await remove(person)).status).toBe(409)
    await spend(person.id, 40_000)
    await aWallet(arvand, person.id, 20_000, { expiresAt: later(100_000) })
    expect((await remove(person)).status).toBe(200)
    const { rows } = await arvand.database.pool.query(
      `select a.balance, (select count(*) from wallet.entries e where e.account_id = a.id) as entries,
              (select count(*) from wallet.reasons r where r.person_id = a.owner_id) as reasons
       from wallet.accounts a where a.owner_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([{ balance: 0, entries: 6, reasons: 0 }])
    expect((await show(person.id)).status).toBe(404)
  })
})
