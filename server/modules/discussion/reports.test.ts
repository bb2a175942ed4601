import { showManagerHome } from '@arvand/contracts/home/homes'
import * as contract from '@arvand/contracts/panel/discussion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { aPerson, type TestPerson } from '#testing/identity'
import { discussionPersonalData } from './discussion-personal-data.ts'
import { aDiscussionApp, type DiscussionApp } from './testing.ts'

let arvand: DiscussionApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await aDiscussionApp()
  keeper = await aPerson(arvand, { name: 'مدیر محتوا', roles: ['manager'], scopes: ['content'] })
}, 60_000)
afterAll(() => arvand.close())

async function aQuestion() {
  const place = arvand.aPlace()
  const [asker, mate] = [await aPerson(arvand), await aPerson(arvand)]
  for (const { id } of [asker, mate]) place.readers.add(id)
  const body = { about: place.about, title: 'تبلیغ کلاس', body: 'بیایید این‌جا', requestId: newId() }
  const { answer } = await arvand.call(contract.ask, body, asker)
  return { place, asker, mate, commentId: answer.threadId }
}

const reports = async (state: 'open' | 'settled') =>
  (await arvand.call(contract.listReports, { state }, keeper)).answer.items

test('a reported post waits for a manager, who removes it', async () => {
  const { asker, mate, commentId } = await aQuestion()
  const report = { commentId, reason: 'spam', text: 'تبلیغ است' }
  expect((await arvand.call(contract.reportComment, report, asker)).problem.code).toBe('discussion.own-post')
  expect((await arvand.call(contract.reportComment, report, mate)).status).toBe(200)
  expect((await arvand.call(contract.reportComment, report, mate)).status).toBe(200)
  const { answer: shown } = await arvand.call(contract.showThread, { threadId: commentId }, mate)
  expect(shown.question.reported).toBe(true)
  expect(await reports('open')).toMatchObject([
    { id: commentId, comment: { body: 'بیایید این‌جا' }, reports: [{ reason: 'spam', text: 'تبلیغ است' }] },
  ])
  const home = await arvand.call(showManagerHome, {}, keeper)
  expect(home.answer.attention).toContainEqual(
    expect.objectContaining({ code: 'discussion.reports-waiting', count: 1, link: '/manage/reports' }),
  )
  const verdict = { commentId, verdict: 'removed', note: 'تبلیغ بیرونی' }
  expect((await arvand.call(contract.settleReports, verdict, keeper)).status).toBe(200)
  expect((await arvand.call(contract.settleReports, verdict, keeper)).problem.code).toBe('discussion.settled')
  expect(await reports('open')).toEqual([])
  expect(await reports('settled')).toMatchObject([
    {
      settlement: { verdict: 'removed', note: 'تبلیغ بیرونی' },
      comment: { removed: 'staff' },
      reports: [{}],
    },
  ])
})

test('a post that stays may be reported again', async () => {
  const { mate, commentId } = await aQuestion()
  const report = () => arvand.call(contract.reportComment, { commentId, reason: 'other' }, mate)
  await report()
  await arvand.call(contract.settleReports, { commentId, verdict: 'kept' }, keeper)
  await report()
  expect((await reports('open')).map(({ id }) => id)).toContain(commentId)
  expect(
    (await arvand.call(contract.showThread, { threadId: commentId }, keeper)).answer.thread.moderates,
  ).toBe(true)
})

test('nobody else sees or settles reports', async () => {
  const { asker, commentId } = await aQuestion()
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  for (const by of [asker, other]) {
    expect((await arvand.call(contract.listReports, {}, by)).status).toBe(403)
    expect((await arvand.call(contract.settleReports, { commentId, verdict: 'kept' }, by)).status).toBe(403)
  }
  const unknown = { commentId: newId(), verdict: 'kept' }
  expect((await arvand.call(contract.settleReports, unknown, keeper)).problem.code).toBe('discussion.unknown')
})

test('who leaves takes their words along and leaves others’ answers', async () => {
  const { asker, mate, commentId } = await aQuestion()
  const { db } = arvand.platform
  const said = { threadId: commentId, body: 'پاسخ من', requestId: newId() }
  await arvand.call(contract.answer, said, mate)
  await arvand.call(contract.editComment, { commentId, body: 'متن دوم' }, asker)
  expect(await discussionPersonalData.collect(db, asker.id)).toMatchObject({ posts: [{ body: 'متن دوم' }] })
  await transaction(db, (tx) => discussionPersonalData.forget(tx, asker.id))
  expect(await discussionPersonalData.collect(db, asker.id)).toMatchObject({
    posts: [{ body: '' }],
    follows: [],
  })
  const { answer } = await arvand.call(contract.showThread, { threadId: commentId }, mate)
  expect(answer.thread).toMatchObject({ title: '', removed: 'author' })
  expect(answer.answers.items).toMatchObject([{ body: 'پاسخ من' }])
})

test('a post with hundreds of reports hides no report of another', async () => {
  const [crowded, quiet] = [await aQuestion(), await aQuestion()]
  const many = 201
  await arvand.database.pool.query(
    `with crowd as (
       insert into identity.accounts (id, name, mobile, referral_code, created_at)
       select gen_random_uuid(), 'گزارش‌دهنده', '+9899' || (10000000 + n), 'crowd' || n, now()
       from generate_series(1, ${many}) as n
       returning id
     ), told as (
       insert into discussion.reports (id, comment_id, person_id, reason, at)
       select ('00000000-0000-7000-8000-' || substr(id::text, 25))::uuid, $1, id, 'rude', now() from crowd
     )
     update discussion.comments set reports = ${many} where id = $1`,
    [crowded.commentId],
  )
  const report = { commentId: quiet.commentId, reason: 'spam', text: 'تبلیغ است' }
  expect((await arvand.call(contract.reportComment, report, quiet.mate)).status).toBe(200)
  const told = async (state: 'open' | 'settled', commentId: string) =>
    (await reports(state)).find(({ comment }) => comment.id === commentId)?.reports
  for (const state of ['open', 'settled'] as const) {
    expect(await told(state, quiet.commentId)).toMatchObject([{ reason: 'spam', text: 'تبلیغ است' }])
    expect((await told(state, crowded.commentId))?.length).toBeGreaterThanOrEqual(20)
    for (const { commentId } of [crowded, quiet])
      await arvand.call(contract.settleReports, { commentId, verdict: 'kept' }, keeper)
  }
})

test('who leaves is counted out of the threads and likes of others', async () => {
  const { place, asker, mate, commentId: threadId } = await aQuestion()
  const { db } = arvand.platform
  const leaver = await aPerson(arvand)
  place.answerers.add(leaver.id)
  const say = async (body: string, by: TestPerson) =>
    (await arvand.call(contract.answer, { threadId, body, requestId: newId() }, by)).answer.commentId
  const [solution, other] = [await say('راه‌حل من', leaver), await say('نظر من', mate)]
  await arvand.call(contract.markAnswer, { threadId, commentId: solution }, asker)
  for (const commentId of [threadId, other])
    await arvand.call(contract.likeComment, { commentId, on: true }, leaver)
  const shown = async () => {
    const [list, { answer }] = [
      await arvand.call(contract.listThreads, { about: place.about }, mate),
      await arvand.call(contract.showThread, { threadId }, mate),
    ]
    const [thread] = list.answer.items
    return {
      listed: [thread?.answers, thread?.likes, thread?.state],
      marked: answer.marked?.id ?? null,
      likes: [answer.question, ...answer.answers.items].map(({ likes }) => likes),
    }
  }
  expect(await shown()).toEqual({ listed: [2, 1, 'answered'], marked: solution, likes: [1, 0, 1] })
  await transaction(db, (tx) => discussionPersonalData.forget(tx, leaver.id))
  expect(await shown()).toEqual({ listed: [1, 0, 'open'], marked: null, likes: [0, 0, 0] })
})
