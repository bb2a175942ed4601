import { appealRemoval } from '@arvand/contracts/panel/appeals'
import * as discussion from '@arvand/contracts/panel/discussion'
import { listNotices } from '@arvand/contracts/panel/notices'
import { writePost } from '@arvand/contracts/panel/social'
import { applyToTeach } from '@arvand/contracts/panel/teaching'
import { SaveTicket } from '@arvand/contracts/panel/tickets'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aFactor } from '#testing/commerce'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

/** One thing of each kind that waits for managers, by what is then asked for to decide it. */
export async function workOfEveryKind(arvand: TestApp, keeper: TestPerson) {
  const posts = await reportsAndAppeals(arvand, keeper)
  const applicationId = await application(arvand)
  const content = await contentOf(arvand)
  const companies = await companiesOf(arvand)
  const money = await moneyOf(arvand)
  const rewardId = await reward(arvand, money.buyer, money.factorId)
  const ask = { department: 'learning', subject: 'فیلم باز نمی‌شود', body: 'درس سوم را نشان نمی‌دهد.' } as const
  const sent = await arvand.call(SaveTicket, { ...ask, requestId: newId() }, money.buyer)
  const ticketId = sent.answer.ticket.id
  return { ...posts, applicationId, ...content, ...companies, ...money, rewardId, ticketId }
}

const run = ({ database }: TestApp, text: string, values: readonly unknown[]) =>
  database.pool.query(text, [...values])

async function aReportedPost(arvand: TestApp) {
  const writer = await aPerson(arvand)
  const ask = { text: 'این کلاس را از دست ندهید', fileIds: [], requestId: newId() }
  const { postId } = (await arvand.call(writePost, ask, writer)).answer
  await arvand.call(discussion.reportComment, { commentId: postId, reason: 'spam' }, await aPerson(arvand))
  return { writer, postId }
}

async function reportsAndAppeals(arvand: TestApp, keeper: TestPerson) {
  const { postId: reportedId } = await aReportedPost(arvand)
  const { writer, postId: commentId } = await aReportedPost(arvand)
  const verdict = { commentId, verdict: 'removed', reason: 'تبلیغ کلاس بیرونی است.' } as const
  await arvand.call(discussion.settleReports, verdict, keeper)
  const told = (await arvand.call(listNotices, {}, writer)).answer.items
  const removal = told.find(({ kind }) => kind === 'discussion-removed')
  const removalId = removal?.link?.split('/').at(-1) ?? ''
  await arvand.call(appealRemoval, { removalId, text: 'این کلاس رایگان و برای همه است.' }, writer)
  return { reportedId, removalId }
}

async function application(arvand: TestApp): Promise<string> {
  const ask = {
    ...{ field: 'ریاضی', biography: 'ده سال است که در شیراز ریاضی درس می‌دهم و هنوز هم از آن لذت می‌برم.' },
    ...{ requestId: newId(), nationalCode: '0499370899', sheba: 'IR062960000000100324200001' },
  }
  return (await arvand.call(applyToTeach, ask, await aPerson(arvand))).answer.application.id
}

async function contentOf(arvand: TestApp) {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const { id: courseId } = await aCourse(arvand, { owner, state: 'inReview' })
  const course = await aCourse(arvand, { owner })
  const articleId = newId()
  const now = arvand.platform.clock.now()
  await run(
    arvand,
    `insert into articles.articles (id, author_id, slug, title, body, state, submitted_at, changed_at)
      values ($1, $2, $3, 'نقش‌های گره', '{"type":"doc","content":[]}', 'inReview', $4, $4)`,
    [articleId, owner.id, newId(), now],
  )
  const writer = await aPerson(arvand)
  await run(
    arvand,
    `insert into courses.reviews (course_id, person_id, stars, text, at, changed_at, hidden_at)
      values ($1, $2, 4, 'بازنویسی شد', $3, $4, $3)`,
    [course.id, writer.id, new Date(now.getTime() - 86_400_000), now],
  )
  return { courseId, articleId, review: { courseId: course.id, personId: writer.id } }
}

/** A company that was never accepted, and another that wants a new name. */
async function companiesOf(arvand: TestApp) {
  const now = arvand.platform.clock.now()
  const add = async (state: string) => {
    const id = newId()
    await run(
      arvand,
      `insert into careers.companies (id, slug, name, field, city, size, website, about, state, proposed_at, state_at)
        values ($1, $2, 'کارگاه گره', 'هنر', 'شیراز', 'upTo10', '', 'کارگاهی کوچک', $3, $4, $4)`,
      [id, newId(), state, now],
    )
    return id
  }
  const changeId = newId()
  await run(
    arvand,
    `insert into careers.company_changes (company_id, id, name, website, at) values ($1, $2, 'کارگاه گره‌چینی', '', $3)`,
    [await add('accepted'), changeId, now],
  )
  return { companyId: await add('waiting'), changeId }
}

async function moneyOf(arvand: TestApp) {
  const now = arvand.platform.clock.now()
  const buyer = await aPerson(arvand)
  const [first, second] = await Promise.all([
    aFactor(arvand, buyer, (await aCourse(arvand, { price: 1_000_000 })).id),
    aFactor(arvand, buyer, (await aCourse(arvand, { price: 1_000_000 })).id),
  ])
  const refund = async (factorId: string, state: string) => {
    const id = newId()
    await run(
      arvand,
      `insert into commerce.refunds (id, factor_id, asked_by, state, reason, amount, asked_at)
        values ($1, $2, $3, $4, 'کلاس تشکیل نشد', 500000, $5)`,
      [id, factorId, buyer.id, state, now],
    )
    return id
  }
  const refundId = await refund(first.id, 'requested')
  await run(
    arvand,
    `insert into commerce.refund_parts (id, refund_id, kind, amount, state) values ($1, $2, 'gateway', 500000, 'inDoubt')`,
    [newId(), await refund(second.id, 'paying')],
  )
  for (const state of ['requested', 'approved'])
    await run(
      arvand,
      `insert into commerce.withdrawals (id, person_id, amount, sheba, holder, state, asked_at)
        values ($1, $2, 2000000, 'IR062960000000100324200001', 'سارا', $3, $4)`,
      [newId(), (await aPerson(arvand)).id, state, now],
    )
  await run(
    arvand,
    `insert into commerce.payments (id, person_id, gateway, amount, state, authority, created_at)
      values ($1, $2, 'sandbox', 1000000, 'verifying', 'A1', $3)`,
    [newId(), buyer.id, now],
  )
  return { buyer, factorId: first.id, refundId }
}

async function reward(arvand: TestApp, buyer: TestPerson, factorId: string): Promise<string> {
  const now = arvand.platform.clock.now()
  const [campaignId, rewardId] = [newId(), newId()]
  await run(
    arvand,
    `insert into growth.campaigns
        (id, title, inviter_reward, invitee_reward, starts_at, ends_at, budget, most_per_inviter, made_at)
      values ($1, 'طرح زمستان', 300000, 200000, $2, $2::timestamptz + interval '1 day', 9000000, 5, $2)`,
    [campaignId, now],
  )
  const inviter = await aPerson(arvand, { name: 'نیما صادقی' })
  await run(
    arvand,
    `insert into growth.rewards
        (id, campaign_id, inviter_id, invitee_id, factor_id, purchase, inviter_amount, invitee_amount, state, made_at)
      values ($1, $2, $3, $4, $5, 1000000, 300000, 200000, 'review', $6)`,
    [rewardId, campaignId, inviter.id, buyer.id, factorId, now],
  )
  return rewardId
}
