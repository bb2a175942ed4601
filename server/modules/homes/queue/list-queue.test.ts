import type { Answer, Ask, Endpoint } from '@arvand/contracts/endpoint'
import { showManagerHome } from '@arvand/contracts/home/homes'
import { decideAppeal, listAppeals } from '@arvand/contracts/panel/appeals'
import { listReports, settleReports } from '@arvand/contracts/panel/discussion'
import { returnArticle } from '@arvand/contracts/panel/manage-articles'
import * as careers from '@arvand/contracts/panel/manage-careers'
import { returnCourse } from '@arvand/contracts/panel/manage-courses'
import { listDoubtfulPayments } from '@arvand/contracts/panel/manage-finance'
import { listQueue } from '@arvand/contracts/panel/manage-queue'
import { decideReward, listRewards } from '@arvand/contracts/panel/manage-referral'
import { decideRefund, listRefunds } from '@arvand/contracts/panel/manage-refunds'
import { listAllWithdrawals } from '@arvand/contracts/panel/manage-withdrawals'
import { unhideReview } from '@arvand/contracts/panel/reviews'
import { listApplications, returnApplication } from '@arvand/contracts/panel/teaching'
import { scope } from '@arvand/contracts/people'
import { setTicketState } from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson } from '#testing/identity'
import { workOfEveryKind } from '../testing/work-of-every-kind.ts'

let arvand: TestApp
let keeper: TestPerson
let work: Awaited<ReturnType<typeof workOfEveryKind>>
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aManager(...scope.options)
  work = await workOfEveryKind(arvand, keeper)
}, 60_000)
afterAll(() => arvand.close())

const aManager = (...scopes: NonNullable<Parameters<typeof aPerson>[1]>['scopes'] & object) =>
  aPerson(arvand, { roles: ['manager'], scopes })
const run = (text: string, values: readonly unknown[] = []) => arvand.database.pool.query(text, [...values])
const queue = async (ask: { kind?: string; cursor?: string } = {}, by = keeper) =>
  (await arvand.call(listQueue, ask, by)).answer

type Item = Answer<typeof listQueue>['items'][number]

/** All pages; no page has more than ten. */
async function wholeQueue(ask: { kind?: string } = {}, by = keeper): Promise<Item[]> {
  const found: Item[] = []
  let cursor: string | undefined
  do {
    const page = await queue({ ...ask, ...(cursor ? { cursor } : {}) }, by)
    expect(page.items.length).toBeLessThanOrEqual(10)
    found.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return found
}

const sorted = (items: readonly Item[]) =>
  items.toSorted((a, b) => compare(a.at, b.at) || compare(a.kind, b.kind) || compare(a.id, b.id))
const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

test('every kind stands in the queue with its person and the place where it is decided', async () => {
  const items = await wholeQueue()
  expect(items).toEqual(sorted(items))
  const links = Object.fromEntries(items.map(({ kind, link, person }) => [kind, `${person} ${link}`]))
  const anId = '[0-9a-f-]{36}'
  const { courseId, personId } = work.review
  expect(links).toEqual({
    'articles.waiting-for-review': expect.stringMatching(new RegExp(` /manage/articles/${work.articleId}$`)),
    'careers.companies-waiting': expect.stringMatching(/\/manage\/companies/),
    'commerce.partsInDoubt-waiting': expect.stringMatching(
      new RegExp(` /manage/finance/refunds\\?onlyId=${anId}$`),
    ),
    'commerce.payments-waiting': expect.stringMatching(
      new RegExp(` /manage/finance/payments\\?onlyId=${anId}$`),
    ),
    'commerce.refunds-waiting': expect.stringContaining(` /manage/finance/refunds?onlyId=${work.refundId}`),
    'commerce.toTransfer-waiting': expect.stringMatching(/ \/manage\/finance\/withdrawals\?onlyId=/),
    'commerce.withdrawals-waiting': expect.stringMatching(/ \/manage\/finance\/withdrawals\?onlyId=/),
    'courses.reviews-rewritten': expect.stringContaining(
      ` /manage/reviews?hidden=yes&courseId=${courseId}&personId=${personId}`,
    ),
    'courses.waiting-for-review': expect.stringContaining(` /manage/courses/${work.courseId}`),
    'discussion.appeals-waiting': expect.stringContaining(` /manage/appeals?onlyId=${work.removalId}`),
    'discussion.reports-waiting': expect.stringContaining(` /manage/reports?onlyId=${work.reportedId}`),
    'growth.rewards-waiting': `نیما صادقی /manage/referral/rewards?onlyId=${work.rewardId}`,
    'identity.applications-waiting': expect.stringContaining(
      ` /manage/teaching?onlyId=${work.applicationId}`,
    ),
    'support.tickets-waiting': expect.stringContaining(` /manage/tickets/${work.ticketId}`),
  })
  const companies = items.filter(({ kind }) => kind === 'careers.companies-waiting').map(({ link }) => link)
  expect(companies.toSorted()).toEqual(
    [`/manage/companies#change-${work.changeId}`, `/manage/companies?onlyId=${work.companyId}`].toSorted(),
  )
})

test('the chips count what the home counts, and one kind is shown alone', async () => {
  const { kinds, failed } = await queue()
  const { attention } = (await arvand.call(showManagerHome, {}, keeper)).answer
  const waiting = attention.filter(({ isQueued }) => isQueued)
  expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual(
    Object.fromEntries(waiting.map(({ code, count }) => [code, count])),
  )
  expect(failed).toEqual([])
  for (const { kind, count } of kinds) {
    const items = await wholeQueue({ kind })
    expect(items).toHaveLength(count ?? -1)
    expect(new Set(items.map((item) => item.kind))).toEqual(new Set([kind]))
  }
})

test('a list that a link leads to shows that row alone', async () => {
  const [payment] = await wholeQueue({ kind: 'commerce.payments-waiting' })
  const [withdrawal] = await wholeQueue({ kind: 'commerce.withdrawals-waiting' })
  for (const [endpoint, only] of [
    [listDoubtfulPayments, payment?.id],
    [listAllWithdrawals, withdrawal?.id],
    [listRefunds, work.refundId],
    [listRewards, work.rewardId],
    [listApplications, work.applicationId],
    [listReports, work.reportedId],
    [careers.listManagedCompanies, work.companyId],
  ] as const) {
    const idsOf = async (ask: { onlyId?: string | undefined }) => {
      const { items } = (await arvand.call<Endpoint>(endpoint, ask, keeper)).answer as Listed
      return items.map(({ id }) => id)
    }
    expect(await idsOf({ onlyId: only })).toEqual([only])
    expect(await idsOf({ onlyId: newId() })).toEqual([])
  }
  const { items } = (await arvand.call(listAppeals, { onlyId: work.removalId }, keeper)).answer
  expect(items.map(({ removalId }) => removalId)).toEqual([work.removalId])
})

interface Listed {
  readonly items: readonly { readonly id: string }[]
}

test('a manager sees the kinds of their scopes alone', async () => {
  const grower = await aManager('growth')
  const { items, kinds } = await queue({}, grower)
  expect(items.map(({ kind }) => kind)).toEqual(['growth.rewards-waiting'])
  expect(kinds).toEqual([{ kind: 'growth.rewards-waiting', title: 'پاداش دعوت', count: 1 }])
  const of = async (ask: Ask<typeof listQueue>, by: TestPerson) => {
    const { status, problem } = await arvand.call(listQueue, ask, by)
    return [status, problem?.code]
  }
  expect(await of({ kind: 'support.tickets-waiting' }, grower)).toEqual([403, 'request.forbidden'])
  expect(await of({ kind: 'no.such-kind' }, grower)).toEqual([422, 'request.invalid'])
  expect(await of({ cursor: 'W10' }, grower)).toEqual([422, 'request.invalid'])
  // Nothing waits for managers of these scopes in the queue.
  expect(await of({}, await aManager('exams', 'settings'))).toEqual([403, 'request.forbidden'])
  expect(await of({}, await aPerson(arvand, { roles: ['teacher'] }))).toEqual([403, 'request.forbidden'])
})

test('pages go on across kinds where many wait since the same instant', async () => {
  const at = '2026-01-02T03:04:05.678901Z'
  const { id } = await aPerson(arvand)
  await run(
    `insert into support.tickets
        (id, person_id, source, department, subject, body, name, reply_to, created_at, updated_at, open_since, due_at)
      select gen_random_uuid(), $1, 'panel', 'other', 'پرسش', 'متن', 'نویسنده', '', $2, $2,
        $2::timestamptz + case when i % 9 = 0 then interval '1 microsecond' else interval '0' end, $2
      from generate_series(1, 23) as i`,
    [id, at],
  )
  await run(
    `insert into articles.articles (id, author_id, slug, title, body, state, submitted_at, changed_at)
      select gen_random_uuid(), $1, 'w' || i, 'نقش‌های گره', '{"type":"doc","content":[]}', 'inReview', $2, $2
      from generate_series(1, 14) as i`,
    [id, at],
  )
  await run(
    `insert into careers.companies (id, slug, name, field, city, size, website, about, state, proposed_at, state_at)
      select gen_random_uuid(), 'w' || i, 'کارگاه', 'هنر', 'شیراز', 'upTo10', '', '', 'waiting', $1, $1
      from generate_series(1, 12) as i`,
    [at],
  )
  const items = await wholeQueue()
  const { kinds } = await queue()
  expect(new Set(items.map((item) => item.kind + item.id)).size).toBe(items.length)
  expect(items).toHaveLength(kinds.reduce((sum, { count }) => sum + (count ?? 0), 0))
  const oldest = items.slice(0, 49)
  // Those of the next microsecond come after all others of this one, whatever their kind.
  expect(oldest.slice(0, 47).map(({ kind }) => kind)).toEqual([
    ...Array(14).fill('articles.waiting-for-review'),
    ...Array(12).fill('careers.companies-waiting'),
    ...Array(21).fill('support.tickets-waiting'),
  ])
  expect(oldest.slice(47).map(({ kind }) => kind)).toEqual(Array(2).fill('support.tickets-waiting'))
  await run(
    `update support.tickets set state = 'closed', open_since = null, due_at = null where created_at = $1`,
    [at],
  )
  await run(`delete from articles.articles where submitted_at = $1`, [at])
  await run(`delete from careers.companies where state_at = $1`, [at])
})

test('each page is read by indexes', async () => {
  const { nextCursor } = await queue()
  const statements = await recordSql(async () => {
    await queue({ cursor: nextCursor ?? '' })
  })
  const pages = statements.filter(({ text }) => text.includes('"keyset"'))
  expect(pages).toHaveLength(14)
  expect((await plansOf(arvand, pages)).flat()).toEqual([])
})

test('what is decided leaves the queue', async () => {
  const note = 'تبلیغ بیرونی است.'
  const reason = 'این مورد پذیرفته نشد؛ توضیح را کامل کنید.'
  const [review, requestId] = [work.review, newId()]
  const ends = [
    await arvand.call(returnCourse, { courseId: work.courseId, reason }, keeper),
    await arvand.call(returnArticle, { articleId: work.articleId, reason }, keeper),
    await arvand.call(unhideReview, review, keeper),
    await arvand.call(settleReports, { commentId: work.reportedId, verdict: 'kept' }, keeper),
    await arvand.call(decideAppeal, { removalId: work.removalId, verdict: 'refused', reason }, keeper),
    await arvand.call(careers.returnCompany, { companyId: work.companyId, reason }, keeper),
    await arvand.call(careers.acceptCompanyChange, { changeId: work.changeId }, keeper),
    await arvand.call(returnApplication, { applicationId: work.applicationId, reason }, keeper),
    await arvand.call(
      decideRefund,
      { refundId: work.refundId, approve: false, answer: reason, requestId },
      keeper,
    ),
    await arvand.call(decideReward, { id: work.rewardId, isGiven: false, note, requestId }, keeper),
    await arvand.call(setTicketState, { ticketId: work.ticketId, from: 'open', state: 'closed' }, keeper),
  ]
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 200))
  expect(new Set((await wholeQueue()).map(({ kind }) => kind))).toEqual(
    new Set([
      'commerce.partsInDoubt-waiting',
      'commerce.payments-waiting',
      'commerce.toTransfer-waiting',
      'commerce.withdrawals-waiting',
    ]),
  )
  // No money stands behind these rows, so no command could move it; the areas' own tests decide such.
  await run(`update commerce.refund_parts set state = 'toWallet' where state = 'inDoubt'`)
  await run(`update commerce.payments set state = 'failed' where state = 'verifying'`)
  await run(`update commerce.withdrawals set state = 'refused' where state in ('requested', 'approved')`)
  expect(await queue()).toMatchObject({ items: [], nextCursor: null, failed: [] })
})
