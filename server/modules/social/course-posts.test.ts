import { search } from '@arvand/contracts/home/search'
import * as home from '@arvand/contracts/home/social'
import * as discussion from '@arvand/contracts/panel/discussion'
import { updateProfile } from '@arvand/contracts/panel/profile'
import * as panel from '@arvand/contracts/panel/social'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, endAccessOf } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { postPictures } from './post-files.ts'
import { social } from './tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const feed = async (by: TestPerson, ask: object = {}) =>
  (await arvand.call(panel.listFeed, ask, by)).answer.items.map(({ id }) => id)
const seen = async (id: string, by?: TestPerson) =>
  (await arvand.call(home.showPost, { id }, by)).status === 200

/** A post of the owner of a course for its people, with a hashtag, a poll and a picture of its own. */
async function aCoursePost() {
  const course = await aCourse(arvand)
  const { owner } = course
  const handle = `p-${newId().slice(-12)}`
  await arvand.call(updateProfile, { handle, publicFields: ['name'] }, owner)
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const mark = newId().slice(-12)
  const { id: fileId } = await aFile(arvand, { ownerId: owner.id, use: postPictures })
  const poll = { choices: ['بله', 'نه'], days: 1 }
  const body = { text: `جلسهٔ رفع اشکال ${mark} #کلاس_${mark}`, courseId: course.id, fileIds: [fileId], poll }
  const { answer } = await arvand.call(panel.writePost, { ...body, requestId: newId() }, owner)
  return { course, owner, handle, learner, mark, tag: `کلاس_${mark}`, postId: answer.postId }
}

test('the people of a course see a post for them everywhere: in the feed, by its hashtag and on its page', async () => {
  const { course, owner, handle, learner, tag, postId } = await aCoursePost()
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  for (const by of [owner, learner, manager]) expect(await seen(postId, by)).toBe(true)
  const { post } = (await arvand.call(home.showPost, { id: postId }, learner)).answer
  expect(post).toMatchObject({ visibility: 'course', course: { id: course.id, title: course.title } })
  expect(await feed(learner)).toEqual([postId])
  const ofTopic = (await arvand.call(home.listPostsOfTopic, { tag }, learner)).answer.items
  expect(ofTopic.map(({ id }) => id)).toEqual([postId])
  const ofPerson = (await arvand.call(home.listPostsOf, { handle }, learner)).answer.items
  expect(ofPerson.map(({ id }) => id)).toEqual([postId])
  const vote = { postId, choice: 0 }
  expect((await arvand.call(panel.votePost, vote, learner)).status).toBe(200)
  const answer = { threadId: postId, body: 'من هم می‌آیم', requestId: newId() }
  expect((await arvand.call(discussion.answer, answer, learner)).status).toBe(200)
  await arvand.call(panel.mutePerson, { personId: owner.id, on: true }, learner)
  expect(await feed(learner)).toEqual([])
})

test('whoever completed the course sees it as long as their access lasts', async () => {
  const { course, postId } = await aCoursePost()
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id, { state: 'completed' })
  expect(await seen(postId, learner)).toBe(true)
  await endAccessOf(arvand, course, learner.id)
  expect(await seen(postId, learner)).toBe(false)
  expect(await feed(learner)).toEqual([])
})

test('nobody else reaches it: not by address, feed, hashtag, search, person, thread, picture, vote or saving', async () => {
  const { course, owner, handle, learner, mark, tag, postId } = await aCoursePost()
  const [follower, gone, blocked] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, gone.id, { state: 'refunded' })
  await anEnrolment(arvand, course, blocked.id)
  for (const by of [follower, gone])
    await arvand.call(panel.followPerson, { personId: owner.id, on: true }, by)
  await arvand.call(panel.blockPerson, { personId: blocked.id, on: true }, owner)
  const { pictures } = (await arvand.call(home.showPost, { id: postId }, learner)).answer.post
  const src = pictures[0]?.picture?.src ?? ''
  expect(src).not.toBe('')
  for (const by of [undefined, follower, gone, blocked]) {
    expect(await seen(postId, by)).toBe(false)
    expect((await arvand.call(home.listPostsOfTopic, { tag }, by)).problem.status).toBe(404)
    expect((await arvand.call(home.listPostsOf, { handle }, by)).answer.items).toEqual([])
    expect((await arvand.call(search, { q: `رفع اشکال ${mark}` }, by)).answer.items).toEqual([])
  }
  expect((await arvand.call(search, { q: `رفع اشکال ${mark}` }, learner)).answer.items).toEqual([])
  expect((await arvand.app.inject(src.split('?')[0] ?? '')).statusCode).not.toBe(200)
  for (const by of [follower, gone, blocked]) {
    for (const ask of [{}, { feed: 'everyone' }, { feed: 'saved' }])
      expect(await feed(by, ask)).not.toContain(postId)
    for (const [endpoint, ask] of [
      [discussion.showThread, { threadId: postId }],
      [discussion.likeComment, { commentId: postId, on: true }],
      [discussion.answer, { threadId: postId, body: 'پاسخ', requestId: newId() }],
      [panel.votePost, { postId, choice: 0 }],
      [panel.bookmarkPost, { postId, on: true }],
      [panel.followTopic, { tag, on: true }],
    ] as const)
      expect((await arvand.call(endpoint, ask, by)).problem.status).toBe(404)
  }
})

test('whoever loses their seat loses the post, saved or followed as it was', async () => {
  const { course, owner, tag, postId } = await aCoursePost()
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  await arvand.call(panel.followTopic, { tag, on: true }, learner)
  await arvand.call(panel.followPerson, { personId: owner.id, on: true }, learner)
  await arvand.call(panel.bookmarkPost, { postId, on: true }, learner)
  for (const ask of [{}, { feed: 'saved' }]) expect(await feed(learner, ask)).toEqual([postId])
  await sql`update courses.enrolments set state = 'refunded' where person_id = ${learner.id}`.execute(
    social(arvand.platform.db),
  )
  for (const ask of [{}, { feed: 'saved' }]) expect(await feed(learner, ask)).toEqual([])
})

test('one writes only for courses of one’s own, and the form lists those', async () => {
  const [course, stranger] = [await aCourse(arvand), await aPerson(arvand)]
  const body = { text: 'سلام', courseId: course.id, requestId: newId() }
  expect((await arvand.call(panel.writePost, body, stranger)).problem.code).toBe('courses.unknown-course')
  expect((await arvand.call(panel.listAudiences, {}, stranger)).answer.items).toEqual([])
  const [own] = (await arvand.call(panel.listAudiences, {}, course.owner)).answer.items
  expect(own).toEqual({ id: course.id, title: course.title })
  await anEnrolment(arvand, course, stranger.id)
  expect((await arvand.call(panel.listAudiences, {}, stranger)).answer.items).toEqual([own])
  const wrong = { ...body, visibility: 'course', requestId: newId() }
  expect((await arvand.call(panel.writePost, wrong as never, stranger)).problem.code).toBe('request.invalid')
  expect((await arvand.call(panel.writePost, body, stranger)).status).toBe(200)
})

const showThreads = (lessonId: string, by: TestPerson) =>
  arvand.call(discussion.listThreads, { about: { kind: 'lesson', id: lessonId } }, by)

test('a question about a lesson becomes a discussion of it once, in its author’s name', async () => {
  const course = await aCourse(arvand)
  const lessonId = course.lessons[0]?.id ?? ''
  const [asker, other] = [await aPerson(arvand, { name: 'پرنیان جویا' }), await aPerson(arvand)]
  for (const { id } of [asker, other]) await anEnrolment(arvand, course, id)
  const { lesson } = (await arvand.call(panel.listAudiences, { lessonId }, asker)).answer
  expect(lesson).toMatchObject({ id: lessonId, courseId: course.id })
  const body = { text: 'چرا مشتق صفر است؟\nدر ثانیهٔ ۴۰', courseId: course.id, lessonId }
  const { postId } = (await arvand.call(panel.writePost, { ...body, requestId: newId() }, asker)).answer
  const lessonOf = async (by: TestPerson) =>
    (await arvand.call(home.showPost, { id: postId }, by)).answer.post.lesson
  expect(await lessonOf(asker)).toMatchObject({ id: lessonId, threadId: null, mayDiscuss: true })
  expect(await lessonOf(other)).toMatchObject({ threadId: null, mayDiscuss: false })
  expect((await arvand.call(panel.discussPost, { postId }, other)).problem.code).toBe('social.not-yours')

  const [byTeacher, byAsker] = await Promise.all([
    arvand.call(panel.discussPost, { postId }, course.owner),
    arvand.call(panel.discussPost, { postId }, asker),
  ])
  const { threadId } = byTeacher.answer
  expect(byAsker.answer).toEqual({ threadId })
  const { items } = (await showThreads(lessonId, other)).answer
  expect(items).toMatchObject([{ id: threadId, title: 'چرا مشتق صفر است؟', author: { name: 'پرنیان جویا' } }])
  expect(await lessonOf(other)).toMatchObject({ threadId })
  const shown = (await arvand.call(discussion.showThread, { threadId }, asker)).answer
  expect(shown.question.body).toContain(`/posts/${postId}`)
})

test('a post without a lesson, one that is not seen, and a lesson of another course are refused', async () => {
  const { course, owner, postId } = await aCoursePost()
  const other = await aCourse(arvand)
  const lessonId = other.lessons[0]?.id ?? ''
  const refusal = async (id: string, by: TestPerson) =>
    (await arvand.call(panel.discussPost, { postId: id }, by)).problem.code
  expect(await refusal(postId, owner)).toBe('social.without-lesson')
  expect(await refusal(postId, other.owner)).toBe('social.unknown-post')
  expect((await arvand.call(panel.listAudiences, { lessonId }, owner)).answer.lesson).toBeNull()
  for (const courseId of [course.id, undefined]) {
    const body = { text: 'پرسش', courseId, lessonId, requestId: newId() }
    expect((await arvand.call(panel.writePost, body, owner)).problem.code).toBe('courses.unknown-lesson')
  }
})
