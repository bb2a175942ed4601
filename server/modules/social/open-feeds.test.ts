import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { openLivePages } from '#server/testing/live-pages'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let pages: Awaited<ReturnType<typeof openLivePages>>
beforeAll(async () => {
  arvand = await anApp()
  pages = await openLivePages(arvand)
}, 60_000)
afterAll(async () => {
  await pages.close()
  await arvand.close()
})

/** Somebody whose feed is open; what it was told so far. */
async function aReader() {
  const person = await aPerson(arvand)
  const page = await pages.page(person)
  expect(await page.join('social.feed', person.id)).toMatchObject({ missed: null })
  return {
    ...person,
    told: () =>
      page
        .heard('topicOffer')
        .map(({ payload }) => (payload as { postId: string }).postId)
        .toSorted(),
  }
}

const write = async (by: TestPerson, text: string, more: object = {}) =>
  (await arvand.call(panel.writePost, { text, ...more, requestId: newId() }, by)).answer.postId
const follow = (by: TestPerson, other: TestPerson, on = true) =>
  arvand.call(panel.followPerson, { personId: other.id, on }, by)
const feed = async (by: TestPerson, cursor?: string) =>
  (await arvand.call(panel.listFeed, { cursor }, by)).answer

test('a post is told to the open feeds to which it comes, and to no others', async () => {
  const [follower, muter, blocked, ofTopic, stranger] = [
    await aReader(),
    await aReader(),
    await aReader(),
    await aReader(),
    await aReader(),
  ]
  const writer = await aReader()
  const tag = `نشان${newId().slice(-8)}`
  await write(stranger, `پیش‌تر #${tag}`)
  for (const one of [follower, muter, blocked]) await follow(one, writer)
  await arvand.call(panel.mutePerson, { personId: writer.id, on: true }, muter)
  await arvand.call(panel.followTopic, { tag, on: true }, ofTopic)
  await arvand.call(panel.followTopic, { tag, on: true }, blocked)
  await arvand.call(panel.blockPerson, { personId: blocked.id, on: true }, writer)

  const open = await write(writer, `برای همه #${tag}`)
  const close = await write(writer, `برای دنبال‌کننده‌ها #${tag}`, { visibility: 'followers' })
  await expect.poll(follower.told).toEqual([open, close])
  await follow(follower, writer, false)
  await write(writer, 'بی برچسب')
  // What comes last to each reader shows that nothing more came before it.
  const last = await aPerson(arvand)
  const readers = [follower, muter, blocked, ofTopic, stranger, writer]
  for (const one of readers) await follow(one, last)
  const end = await write(last, 'پایان')
  for (const { told } of readers) await expect.poll(told).toContain(end)
  expect(readers.map(({ told }) => told())).toEqual([
    [open, close, end],
    [end],
    [end],
    [open, end],
    [end],
    [end],
  ])
})

test('a post for the people of a course is told to their open feeds alone', async () => {
  const course = await aCourse(arvand)
  const [learner, follower] = [await aReader(), await aReader()]
  await anEnrolment(arvand, course, learner.id)
  await follow(follower, course.owner)
  const inCourse = await write(course.owner, 'برای هم‌دوره‌ای‌ها', { courseId: course.id })
  const after = await write(course.owner, 'برای همه')
  await expect.poll(follower.told).toEqual([after])
  await expect.poll(learner.told).toEqual([inCourse])
})

test('nobody follows the feed of another person', async () => {
  const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
  const page = await pages.page(other)
  expect(await page.join('social.feed', person.id)).toEqual({ code: 'request.not-found' })
  page.close()
})

test('posts that come while somebody reads on move no page', async () => {
  const [writer, reader] = [await aPerson(arvand), await aReader()]
  await follow(reader, writer)
  const old: string[] = []
  for (let n = 0; n < 12; n++) old.unshift(await write(writer, `پست ${n}`))
  const first = await feed(reader)
  const come = [await write(writer, 'تازه ۱'), await write(writer, 'تازه ۲')]
  await expect.poll(reader.told).toEqual([...old.toReversed(), ...come])
  const second = await feed(reader, first.nextCursor ?? '')
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(old)
  expect((await feed(reader)).items.slice(0, 2).map(({ id }) => id)).toEqual(come.toReversed())
})
