import { showManagerHome } from '@arvand/contracts/home/homes'
import { scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { workOfEveryKind } from './testing/work-of-every-kind.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  // Two months before a Nowruz whose lunar holidays are still predictions.
  arvand.platform.clock.pass(75 * 86_400)
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: scope.options })
}, 60_000)
afterAll(() => arvand.close())

test('every kind of work that waits has its row, with the list where it is done', async () => {
  expect((await arvand.call(showManagerHome, {}, keeper)).answer.attention).toMatchObject([
    { code: 'calendar.holidays-to-confirm' },
  ])
  await workOfEveryKind(arvand, keeper)
  const { attention } = (await arvand.call(showManagerHome, {}, keeper)).answer
  expect(Object.fromEntries(attention.map(({ code, count, link }) => [code, `${count} ${link}`]))).toEqual({
    'articles.waiting-for-review': expect.stringMatching(/^1 \/manage\/articles\//),
    'calendar.holidays-to-confirm': '1 /manage/holidays?year=1406',
    'careers.companies-waiting': '2 /manage/companies',
    'commerce.partsInDoubt-waiting': '1 /manage/finance/refunds?state=inDoubt',
    'commerce.payments-waiting': '1 /manage/finance/payments',
    'commerce.refunds-waiting': '1 /manage/finance/refunds?state=requested',
    'commerce.toTransfer-waiting': '1 /manage/finance/withdrawals?state=approved',
    'commerce.withdrawals-waiting': '1 /manage/finance/withdrawals?state=requested',
    'courses.reviews-rewritten': '1 /manage/reviews?hidden=yes',
    'courses.waiting-for-review': expect.stringMatching(/^1 \/manage\/courses\//),
    'discussion.appeals-waiting': '1 /manage/appeals',
    'discussion.reports-waiting': '1 /manage/reports',
    'growth.rewards-waiting': '1 /manage/referral/rewards?state=review',
    'identity.applications-waiting': '1 /manage/teaching',
    'support.tickets-waiting': '1 /manage/tickets',
  })
  expect(attention.find(({ code }) => code === 'growth.rewards-waiting')).toMatchObject({
    ...{ sum: 500_000, verb: 'بررسی پاداش', urgency: 'money', oldest: { name: 'نیما صادقی' } },
  })
  const urgencies = attention.map(({ urgency }) => urgency)
  expect(urgencies.slice(0, 2)).toEqual(['moneyInDoubt', 'moneyInDoubt'])
  expect(urgencies.at(-1)).toBe('rest')
  // Each is within its scope alone.
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  const seen = (await arvand.call(showManagerHome, {}, other)).answer.attention
  expect(seen.map(({ code }) => code)).toEqual(['growth.rewards-waiting'])
})
