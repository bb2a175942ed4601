import { examSettings } from '@arvand/contracts/exams'
import { listAudit } from '@arvand/contracts/panel/people'
import { changeSetting, listSettings, resetSetting } from '@arvand/contracts/panel/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['settings', 'people'] })
})
afterAll(() => arvand.close())

async function shown(module: string, name: string) {
  const { items } = (await arvand.call(listSettings, {}, keeper)).answer
  const setting = items.find((group) => group.module === module)?.settings.find((one) => one.name === name)
  if (!setting) throw new Error(`no setting ${module} ${name}`)
  return setting
}
const change = (name: string, value: number, revision: number) =>
  arvand.call(changeSetting, { module: 'commerce', name, value, revision }, keeper)

test('every setting has a default within its limits, a name of its own and a unit', async () => {
  const { items } = (await arvand.call(listSettings, {}, keeper)).answer
  expect(items.map(({ module }) => module)).toContain('commerce')
  for (const { module, title, settings } of items) {
    expect(title, module).not.toBe('')
    expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length)
    for (const { label, value, least, most, default: usual } of settings) {
      expect([usual >= least, usual <= most, least < most], label).toEqual([true, true, true])
      expect(value, label).toBe(usual)
    }
  }
})

/** What the founders say of limits that a manager may change (areas.md, conventions), in the units of the settings. */
const written = {
  // unpaid factor and held seat 30 min; refund within 7 days and under 25 %; gift card 1 year; tax 10 %; teachers 70 %
  'commerce.factorMinutes': 30,
  'commerce.refundDays': 7,
  'commerce.refundMostPercent': 25,
  'commerce.giftCardMonths': 12,
  'commerce.vatPercent': 10,
  'commerce.platformPercent': 100 - 70,
  'commerce.leastWithdrawal': 1_000_000,
  // session idle 30 days, absolute 90 (manager 12 h, 7 days); re-authentication 5 min
  'identity.userIdleDays': 30,
  'identity.userDays': 90,
  'identity.managerIdleHours': 12,
  'identity.managerDays': 7,
  'identity.reauthenticationMinutes': 5,
  // one-time code 5 min, 5 tries, 5 an hour and 10 a day per number, 60 an hour per address, 2,000 an hour in all
  'identity.codeMinutes': 5,
  'identity.codeTries': 5,
  'identity.codesAnHour': 5,
  'identity.codesADay': 10,
  'identity.codesByAddress': 60,
  'identity.codesInAll': 2_000,
  // file 100 MB, video 4 GB; teacher quota 50 GB
  'media.fileMegabytes': 100,
  'media.filmGigabytes': 4,
  'media.teacherGigabytes': 50,
  // waiting-list offer 30 min; attendance for a certificate 70 %; a meet is cancelled free until 24 h before
  'live.offerMinutes': 30,
  'live.meetFreeHours': 24,
  'certificates.attendancePercent': 70,
  // anonymous results from 5 answers; one free spin a day, one more for a completed course
  'surveys.leastAnswers': 5,
  // referral: 10 % of the first purchase (at most 500,000 rials), 10 % off to whoever came
  'growth.referralPercent': 10,
  'growth.referralMost': 500_000,
  'growth.newcomerPercent': 10,
  'growth.freeSpins': 1,
  'growth.spinsPerCourse': 1,
  // post 5,000 letters, comment 2,000; report hides a post after 5 people
  'social.postLetters': 5_000,
  'discussion.commentLetters': 2_000,
  'discussion.reportsToHide': 5,
}

/** Settings that the founders leave to us. */
const ours = [
  ...['commerce.pricesWithTax', 'live.webinarFreeHours', 'media.userGigabytes', 'support.openTickets'],
]

test('every default is the one that is written, and nothing written is lacking', async () => {
  const { items } = (await arvand.call(listSettings, {}, keeper)).answer
  const defaults = Object.fromEntries(
    items.flatMap(({ module, settings }) =>
      settings.map((setting) => [`${module}.${setting.name}`, setting.default] as const),
    ),
  )
  for (const name of ours) expect(defaults, name).toHaveProperty([name])
  const compared = Object.fromEntries(Object.entries(defaults).filter(([name]) => !ours.includes(name)))
  expect(compared).toEqual(written)
  // Late exam answers 0 min; first answer to a ticket 8 working hours, urgent 2: set where they belong.
  expect(examSettings.shape.lateMinutes.parse(undefined)).toBe(0)
  const { rows } = await arvand.database.pool.query(
    'select distinct normal_hours, urgent_hours from support.service_levels',
  )
  expect(rows).toEqual([{ normal_hours: 8, urgent_hours: 2 }])
  // A body of 1 MiB.
  const sent = (bytes: number) =>
    arvand.app.inject({
      ...{ method: 'POST', url: '/api/panel/manage/settings/list' },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${keeper.token}` },
      payload: `{}${' '.repeat(bytes - 2)}`,
    })
  expect((await sent(1_048_576)).statusCode).toBe(200)
  expect((await sent(1_048_577)).statusCode).toBe(413)
})

test('a change counts at once, is written into the history, and its default comes back', async () => {
  const first = await shown('commerce', 'factorMinutes')
  expect(first).toMatchObject({
    value: 30,
    default: 30,
    least: 5,
    most: 10_080,
    unit: 'minutes',
    revision: 0,
  })
  const changed = await change('factorMinutes', 45, 0)
  expect(changed.answer.setting).toMatchObject({ value: 45, revision: 1 })
  expect(await shown('commerce', 'factorMinutes')).toMatchObject({ value: 45, revision: 1 })
  const back = { module: 'commerce', name: 'factorMinutes', revision: 1 }
  expect((await arvand.call(resetSetting, back, keeper)).answer.setting).toMatchObject({
    value: 30,
    revision: 2,
  })
  const { items } = (await arvand.call(listAudit, {}, keeper)).answer
  const acts = items.filter(({ act }) => act.startsWith('setting-'))
  expect(acts).toMatchObject([
    { act: 'setting-reset', actor: { id: keeper.id }, detail: { before: 45, after: 30 } },
    {
      ...{ act: 'setting-changed', title: 'تغییر تنظیمات' },
      detail: { before: 30, after: 45, change: 'مهلت پرداخت فاکتور: از ۳۰ دقیقه به ۴۵ دقیقه' },
    },
  ])
})

test('a value past its limits is refused with them in words, and nothing changes', async () => {
  const { revision, value } = await shown('commerce', 'refundDays')
  for (const [wrong, sentence] of [
    [-1, 'از ۰ روز کمتر نمی‌شود.'],
    [366, 'از ۳۶۵ روز بیشتر نمی‌شود.'],
  ] as const) {
    const { problem } = await change('refundDays', wrong, revision)
    expect(problem).toMatchObject({ status: 422, code: 'request.invalid', fields: { value: sentence } })
  }
  const odd = await change('leastWithdrawal', 1_000_001, 0)
  expect(odd.problem.fields).toEqual({ value: 'مبلغ را به تومان، بدون اعشار بنویسید.' })
  expect(await shown('commerce', 'refundDays')).toMatchObject({ value, revision })
})

test('of two changes made from the same page one counts, and the other is told', async () => {
  const { revision } = await shown('commerce', 'vatPercent')
  const both = await Promise.all([9, 11].map((value) => change('vatPercent', value, revision)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  expect(late?.problem.code).toBe('settings.changed-meanwhile')
  const counts = both.find(({ status }) => status === 200)?.answer.setting.value
  expect(await shown('commerce', 'vatPercent')).toMatchObject({ value: counts, revision: revision + 1 })
  const stale = { module: 'commerce', name: 'vatPercent', revision }
  expect((await arvand.call(resetSetting, stale, keeper)).problem.code).toBe('settings.changed-meanwhile')
})

test('what is no setting is not found', async () => {
  for (const [module, name] of [
    ['commerce', 'nothing'],
    ['nothing', 'refundDays'],
  ]) {
    const ask = { module: module ?? '', name: name ?? '', revision: 0 }
    expect((await arvand.call(changeSetting, { ...ask, value: 1 }, keeper)).status).toBe(404)
    expect((await arvand.call(resetSetting, ask, keeper)).status).toBe(404)
  }
})

test('strangers, users, teachers and managers without the scope change and see nothing', async () => {
  const ask = { module: 'commerce', name: 'refundMostPercent', revision: 0 }
  const calls = (who?: TestPerson) => [
    arvand.call(listSettings, {}, who),
    arvand.call(changeSetting, { ...ask, value: 50 }, who),
    arvand.call(resetSetting, ask, who),
  ]
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'people', 'content'] }),
  ]
  for (const { status } of await Promise.all(calls())) expect(status).toBe(401)
  for (const other of others)
    for (const { status } of await Promise.all(calls(other))) expect(status).toBe(403)
  expect(await shown('commerce', 'refundMostPercent')).toMatchObject({ value: 25, revision: 0 })
})

test.each([{ value: 1.5 }, { value: 'بسیار' }, { revision: -1 }, { module: '' }, { more: 1 }])(
  'bad input %j is a 422',
  async (wrong) => {
    const ask = { module: 'commerce', name: 'refundDays', value: 8, revision: 0, ...wrong }
    const { problem } = await arvand.call(changeSetting, ask as never, keeper)
    expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
  },
)
