import * as discussion from '@arvand/contracts/panel/discussion'
import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const hour = 3600
const write = async (by: TestPerson, text: string, more: object = {}) =>
  (await arvand.call(panel.writePost, { text, ...more, requestId: newId() }, by)).answer.postId
const ranked = async (by: TestPerson, cursor?: string | null) =>
  (await arvand.call(panel.listFeed, { order: 'ranked', ...(cursor ? { cursor } : {}) }, by)).answer
const idsOf = async (by: TestPerson) => (await ranked(by)).items.map(({ id }) => id)
const follow = (by: TestPerson, other: TestPerson) =>
  arvand.call(panel.followPerson, { personId: other.id, on: true }, by)
const ownTag = () => `برچسب_${newId().slice(-12)}`

test('each post says why it is there, by the nearest way it came', async () => {
  const [reader, writer, other] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const [course, tag] = [await aCourse(arvand), ownTag()]
  await anEnrolment(arvand, course, reader.id)
  const ofTopic = await write(other, `یک #${tag}`)
  const ofPerson = await write(writer, `دو #${tag}`)
  const ofCourse = await write(course.owner, `سه #${tag}`, { courseId: course.id })
  const own = await write(reader, `چهار #${tag}`)
  await follow(reader, writer)
  await follow(reader, course.owner)
  await arvand.call(panel.followTopic, { tag, on: true }, reader)
  const { items } = await ranked(reader)
  expect(Object.fromEntries(items.map(({ id, reason }) => [id, reason]))).toEqual({
    [ofTopic]: { way: 'topic', title: tag },
    [ofPerson]: { way: 'person', title: null },
    [ofCourse]: { way: 'course', title: null },
    [own]: { way: 'own', title: null },
  })
  const byTime = (await arvand.call(panel.listFeed, {}, reader)).answer.items
  expect(byTime.map(({ id, reason }) => [id, reason])).toEqual(
    [own, ofCourse, ofPerson, ofTopic].map((id) => [id, null]),
  )
})

test('three likes are worth twelve hours, and a followed person twelve hours more than a hashtag', async () => {
  const [reader, writer, other, tag] = [
    await aPerson(arvand),
    await aPerson(arvand),
    await aPerson(arvand),
    ownTag(),
  ]
  await follow(reader, writer)
  const liked = await write(writer, 'پسندیده')
  const late = await write(writer, 'پسندیده و دیر')
  arvand.platform.clock.pass(11 * hour)
  const fresh = await write(writer, 'تازه')
  expect(await idsOf(reader)).toEqual([fresh, late, liked])
  for (const by of [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)])
    await arvand.call(discussion.likeComment, { commentId: liked, on: true }, by)
  expect(await idsOf(reader)).toEqual([liked, fresh, late])
  const answer = { threadId: late, body: 'پاسخ', requestId: newId() }
  await arvand.call(discussion.answer, answer, other)
  // One comment counts as two likes, 9.5 hours: not enough for eleven.
  expect(await idsOf(reader)).toEqual([liked, fresh, late])
  arvand.platform.clock.pass(hour)
  const ofTopic = await write(other, `تازه‌تر #${tag}`)
  await arvand.call(panel.followTopic, { tag, on: true }, reader)
  expect((await idsOf(reader)).slice(0, 2)).toEqual([liked, fresh])
  expect(await idsOf(reader)).toContain(ofTopic)
})

test('pages hold together while new posts come, which wait for the next first page', async () => {
  const [reader, writer, tag] = [await aPerson(arvand), await aPerson(arvand), ownTag()]
  await follow(reader, writer)
  const ids: string[] = []
  for (let nth = 0; nth < 23; nth++) {
    ids.unshift(await write(writer, `پست ${nth} #${tag}`))
    arvand.platform.clock.pass(60)
  }
  const first = await ranked(reader)
  arvand.platform.clock.pass(1)
  // Of a hashtag, and so behind the posts of the first page by its rank.
  await arvand.call(panel.followTopic, { tag, on: true }, reader)
  const fresh = await write(await aPerson(arvand), `تازه #${tag}`)
  const second = await ranked(reader, first.nextCursor)
  await write(writer, 'تازه‌تر')
  const third = await ranked(reader, second.nextCursor)
  const all = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(all).toEqual(ids)
  expect(third.nextCursor).toBeNull()
  expect(await idsOf(reader)).not.toEqual(ids.slice(0, 10))
  expect(all).not.toContain(fresh)
})

test('a cursor of one order is refused in the other', async () => {
  const [reader, writer] = [await aPerson(arvand), await aPerson(arvand)]
  await follow(reader, writer)
  for (let nth = 0; nth < 11; nth++) await write(writer, `پست ${nth}`)
  const { nextCursor } = (await arvand.call(panel.listFeed, {}, reader)).answer
  const wrong = await arvand.call(panel.listFeed, { order: 'ranked', cursor: nextCursor ?? '' }, reader)
  expect(wrong.problem.code).toBe('request.invalid')
})

test('the ranked feed holds nothing that may not be seen: muted, for followers alone, of a left course', async () => {
  const [reader, muted, shy, tag] = [
    await aPerson(arvand),
    await aPerson(arvand),
    await aPerson(arvand),
    ownTag(),
  ]
  const course = await aCourse(arvand)
  const seen = await write(await aPerson(arvand), `باز #${tag}`)
  await write(muted, `بی‌صدا #${tag}`)
  await write(shy, `پنهان #${tag}`, { visibility: 'followers' })
  await write(course.owner, `کلاس #${tag}`, { courseId: course.id })
  await follow(reader, muted)
  await follow(reader, course.owner)
  await arvand.call(panel.mutePerson, { personId: muted.id, on: true }, reader)
  await arvand.call(panel.followTopic, { tag, on: true }, reader)
  expect(await idsOf(reader)).toEqual([seen])
})
