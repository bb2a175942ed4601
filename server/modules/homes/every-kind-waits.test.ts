import { showManagerHome } from '@arvand/contracts/home/homes'
import { appealRemoval } from '@arvand/contracts/panel/appeals'
import * as discussion from '@arvand/contracts/panel/discussion'
import { listNotices } from '@arvand/contracts/panel/notices'
import { writePost } from '@arvand/contracts/panel/social'
import { applyToTeach } from '@arvand/contracts/panel/teaching'
import { SaveTicket } from '@arvand/contracts/panel/tickets'
import { scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aFactor } from '#testing/commerce'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  // Two months before a Nowruz whose lunar holidays are still predictions.
  arvand.platform.clock.pass(75 * 86_400)
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: scope.options })
}, 60_000)
afterAll(() => arvand.close())

const run = (text: string, values: readonly unknown[]) => arvand.database.pool.query(text, [...values])
const now = () => arvand.platform.clock.now()

async function aPost() {
  const writer = await aPerson(arvand)
  const ask = { text: 'این کلاس را از دست ندهید', fileIds: [], requestId: newId() }
  const { postId } = (await arvand.call(writePost, ask, writer)).answer
  await arvand.call(discussion.reportComment, { commentId: postId, reason: 'spam' }, await aPerson(arvand))
  return { writer, postId }
}

async function reportsAndAppeals() {
  await aPost()
  const { writer, postId: commentId } = await aPost()
  const verdict = { commentId, verdict: 'removed', reason: 'تبلیغ کلاس بیرونی است.' } as const
  await arvand.call(discussion.settleReports, verdict, keeper)
  const told = (await arvand.call(listNotices, {}, writer)).answer.items
  const removalId = told
    .find(({ kind }) => kind === 'discussion-removed')
    ?.link?.split('/')
    .at(-1)
  await arvand.call(appealRemoval, { removalId, text: 'این کلاس رایگان و برای همه است.' }, writer)
}

async function applications() {
  const ask = {
    ...{ field: 'ریاضی', biography: 'ده سال است که در شیراز ریاضی درس می‌دهم و هنوز هم از آن لذت می‌برم.' },
    ...{ requestId: newId(), nationalCode: '0499370899', sheba: 'IR062960000000100324200001' },
  }
  await arvand.call(applyToTeach, ask, await aPerson(arvand))
}

async function content() {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  await aCourse(arvand, { owner, state: 'inReview' })
  const course = await aCourse(arvand, { owner })
  await run(
    `insert into articles.articles (id, author_id, slug, title, body, state, submitted_at, changed_at)
      values ($1, $2, $3, 'نقش‌های گره', '{"type":"doc","content":[]}', 'inReview', $4, $4)`,
    [newId(), owner.id, newId(), now()],
  )
  const before = new Date(now().getTime() - 86_400_000)
  await run(
    `insert into courses.reviews (course_id, person_id, stars, text, at, changed_at, hidden_at)
      values ($1, $2, 4, 'بازنویسی شد', $3, $4, $3)`,
    [course.id, (await aPerson(arvand)).id, before, now()],
  )
}

const companies = () =>
  run(
    `insert into careers.companies (id, slug, name, field, city, size, website, about, state, proposed_at, state_at)
      values ($1, $2, 'کارگاه گره', 'هنر', 'شیراز', $3, '', 'کارگاهی کوچک', 'waiting', $4, $4)`,
    [newId(), newId(), 'upTo10', now()],
  )

async function money() {
  const buyer = await aPerson(arvand)
  const [first, second] = await Promise.all([
    aFactor(arvand, buyer, (await aCourse(arvand, { price: 1_000_000 })).id),
    aFactor(arvand, buyer, (await aCourse(arvand, { price: 1_000_000 })).id),
  ])
  const refund = (id: string, factorId: string, state: string) =>
    run(
      `insert into commerce.refunds (id, factor_id, asked_by, state, reason, amount, asked_at)
        values ($1, $2, $3, $4, 'کلاس تشکیل نشد', 500000, $5)`,
      [id, factorId, buyer.id, state, now()],
    )
  await refund(newId(), first.id, 'requested')
  const approved = newId()
  await refund(approved, second.id, 'paying')
  await run(
    `insert into commerce.refund_parts (id, refund_id, kind, amount, state) values ($1, $2, 'gateway', 500000, 'inDoubt')`,
    [newId(), approved],
  )
  for (const state of ['requested', 'approved'])
    await run(
      `insert into commerce.withdrawals (id, person_id, amount, sheba, holder, state, asked_at)
        values ($1, $2, 2000000, 'IR062960000000100324200001', 'سارا', $3, $4)`,
      [newId(), (await aPerson(arvand)).id, state, now()],
    )
  await run(
    `insert into commerce.payments (id, person_id, gateway, amount, state, authority, created_at)
      values ($1, $2, 'sandbox', 1000000, 'verifying', 'A1', $3)`,
    [newId(), buyer.id, now()],
  )
  return { buyer, factorId: first.id }
}

async function rewards(buyer: TestPerson, factorId: string) {
  const campaignId = newId()
  await run(
    `insert into growth.campaigns
        (id, title, inviter_reward, invitee_reward, starts_at, ends_at, budget, most_per_inviter, made_at)
      values ($1, 'طرح زمستان', 300000, 200000, $2, $2::timestamptz + interval '1 day', 9000000, 5, $2)`,
    [campaignId, now()],
  )
  await run(
    `insert into growth.rewards
        (id, campaign_id, inviter_id, invitee_id, factor_id, purchase, inviter_amount, invitee_amount, state, made_at)
      values ($1, $2, $3, $4, $5, 1000000, 300000, 200000, 'review', $6)`,
    [newId(), campaignId, (await aPerson(arvand, { name: 'نیما صادقی' })).id, buyer.id, factorId, now()],
  )
}

test('every kind of work that waits has its row, with the list where it is done', async () => {
  expect((await arvand.call(showManagerHome, {}, keeper)).answer.attention).toMatchObject([
    { code: 'calendar.holidays-to-confirm' },
  ])
  await reportsAndAppeals()
  await applications()
  await content()
  await companies()
  const { buyer, factorId } = await money()
  await rewards(buyer, factorId)
  const ticket = { department: 'learning', subject: 'فیلم باز نمی‌شود', body: 'درس سوم را نشان نمی‌دهد.' }
  const sent = await arvand.call(SaveTicket, { ...ticket, requestId: newId() }, buyer)
  expect(sent.status).toBe(200)
  const { attention } = (await arvand.call(showManagerHome, {}, keeper)).answer
  expect(Object.fromEntries(attention.map(({ code, count, link }) => [code, `${count} ${link}`]))).toEqual({
    'articles.waiting-for-review': expect.stringMatching(/^1 \/manage\/articles\//),
    'calendar.holidays-to-confirm': '1 /manage/holidays?year=1406',
    'careers.companies-waiting': '1 /manage/companies',
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
