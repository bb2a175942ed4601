import { beatSession, enterLive, joinSession } from '@arvand/contracts/panel/live'
import {
  addRoomFile,
  listRoomFiles,
  listRooms,
  removeRoomFile,
  showRoom,
} from '@arvand/contracts/panel/rooms'
import {
  addRoomMember,
  listCoursesWithoutRoom,
  makeRoom,
  removeRoomMember,
  saveRoom,
} from '@arvand/contracts/teacher/rooms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, endAccessOf } from '#testing/courses'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile } from '#testing/media'
import { roomFileUse } from './room-files.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const text = { title: 'کلاس دوره', description: '' }

async function aCourseWithRoom() {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const course = await aCourse(arvand, { owner })
  const make = (by: TestPerson) =>
    arvand.call(makeRoom, { ...text, courseId: course.id, requestId: newId() }, by)
  const { roomId } = (await make(owner)).answer
  return { owner, course, roomId, make }
}

const rolesOf = async (roomId: string, by: TestPerson) => {
  const { room } = (await arvand.call(showRoom, { roomId }, by)).answer
  return Object.fromEntries(room.members.map(({ id, role }) => [id, role]))
}
const enter = (roomId: string, by: TestPerson) => arvand.call(enterLive, { kind: 'room', id: roomId }, by)

test('the staff of a course are hosts of its room; its learners are members as long as they are enrolled', async () => {
  const { owner, course, roomId, make } = await aCourseWithRoom()
  const [learner, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  expect((await arvand.call(showRoom, { roomId }, learner)).status).toBe(404)
  await anEnrolment(arvand, course, learner.id)
  const assistant = await aPerson(arvand, { roles: ['teacher'] })
  await aStaffMember(arvand, course.id, { person: assistant, rights: ['answer'] })
  expect(await rolesOf(roomId, learner)).toEqual({
    ...{ [owner.id]: 'host', [assistant.id]: 'host', [learner.id]: 'member' },
  })
  const { items } = (await arvand.call(listRooms, {}, learner)).answer
  expect(items).toMatchObject([{ id: roomId, role: 'member' }])
  const { room } = (await arvand.call(showRoom, { roomId }, learner)).answer
  expect(room.course).toEqual({ slug: course.slug, title: course.title })
  expect((await arvand.call(saveRoom, { roomId, ...text, title: 'کلاس نو' }, assistant)).status).toBe(200)
  expect((await arvand.call(saveRoom, { roomId, ...text }, learner)).status).toBe(403)
  const { session, role } = (await enter(roomId, learner)).answer
  expect(role).toBe('participant')
  await arvand.call(joinSession, { sessionId: session.id }, learner)
  expect((await enter(roomId, stranger)).status).toBe(404)
  // A learner does not leave the room by the list while they are in the course.
  const remove = { roomId, personId: learner.id }
  expect((await arvand.call(removeRoomMember, remove, owner)).problem.code).toBe('live.member-of-course')

  const ended = `update courses.enrolments set state = 'refunded', ended_at = now() where person_id = $1`
  await arvand.database.pool.query(ended, [learner.id])
  expect((await arvand.call(showRoom, { roomId }, learner)).status).toBe(404)
  expect((await enter(roomId, learner)).status).toBe(404)
  expect((await arvand.call(beatSession, { sessionId: session.id }, learner)).status).toBe(404)
  expect((await make(owner)).problem.code).toBe('live.course-has-room')
})

test('whoever completed the course belongs to its room as long as their access lasts', async () => {
  const { course, roomId } = await aCourseWithRoom()
  const [learner, own] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, own.id, { state: 'completed' })
  await anEnrolment(arvand, course, learner.id, { state: 'completed' })
  expect((await enter(roomId, learner)).status).toBe(200)
  await endAccessOf(arvand, course, learner.id)
  expect((await enter(roomId, learner)).status).toBe(404)
  expect((await arvand.call(listRoomFiles, { roomId }, learner)).status).toBe(404)
  expect((await arvand.call(listRooms, {}, learner)).answer.items).toEqual([])
  expect((await enter(roomId, own)).status).toBe(200)
})

test('a room of a course is made by who writes the course', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const course = await aCourse(arvand, { owner })
  const [assistant, other] = [
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['teacher'] }),
  ]
  await aStaffMember(arvand, course.id, { person: assistant, rights: ['answer'] })
  const make = async (by: TestPerson) =>
    (await arvand.call(makeRoom, { ...text, courseId: course.id, requestId: newId() }, by)).problem.code
  expect([await make(assistant), await make(other)]).toEqual([
    'courses.right-missing',
    'courses.unknown-course',
  ])
  const free = async (by: TestPerson) => (await arvand.call(listCoursesWithoutRoom, {}, by)).answer.items
  expect(await free(owner)).toEqual([{ id: course.id, title: course.title }])
  expect(await free(assistant)).toEqual([])
  await arvand.call(makeRoom, { ...text, courseId: course.id, requestId: newId() }, owner)
  expect(await free(owner)).toEqual([])
})

test('files of a room: its members put them there and read them, nobody else, and not after they have left', async () => {
  const { owner, course, roomId } = await aCourseWithRoom()
  const [learner, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, learner.id)
  const file = await aFile(arvand, {
    ownerId: learner.id,
    use: roomFileUse,
    name: 'جزوه.pdf',
    content: aDocument,
  })
  const ask = { roomId, fileId: file.id }
  expect((await arvand.call(addRoomFile, ask, stranger)).problem.code).toBe('live.unknown-room')
  expect((await arvand.call(addRoomFile, ask, owner)).problem.code).toBe('media.unknown-file')
  for (const _ of [1, 2]) expect((await arvand.call(addRoomFile, ask, learner)).status).toBe(200)
  expect((await arvand.call(listRoomFiles, { roomId }, stranger)).status).toBe(404)
  const list = async (by: TestPerson) => (await arvand.call(listRoomFiles, { roomId }, by)).answer.items
  expect(await list(learner)).toMatchObject([{ id: file.id, mayRemove: true }])
  const other = await aPerson(arvand)
  await anEnrolment(arvand, course, other.id)
  const [shown] = await list(other)
  expect(shown).toMatchObject({ id: file.id, name: file.name, mayRemove: false })
  const read = async ({ token }: TestPerson) =>
    (
      await arvand.app.inject({
        ...{ method: 'GET', url: shown?.url ?? '', headers: { cookie: `arvand.session=${token}` } },
      })
    ).statusCode
  expect(await read(other)).toBe(200)
  // The link is of a session, so another's does not open it.
  expect(await read(stranger)).not.toBe(200)
  expect((await arvand.call(removeRoomFile, ask, other)).problem.code).toBe('live.unknown-file')
  expect((await arvand.call(removeRoomFile, ask, owner)).status).toBe(200)
  expect(await list(learner)).toEqual([])
})

test('a host does not try many mobiles: sixty an hour, in all rooms together', async () => {
  const host = await aPerson(arvand, { roles: ['teacher'] })
  const rooms = []
  for (const title of ['یک', 'دو']) {
    const made = await arvand.call(makeRoom, { ...text, title: `کلاس ${title}`, requestId: newId() }, host)
    rooms.push(made.answer.roomId)
  }
  const statuses = []
  for (let at = 0; at < 61; at++) {
    const ask = { roomId: rooms[at % 2] ?? '', mobile: aMobile() }
    statuses.push((await arvand.call(addRoomMember, ask, host)).status)
  }
  expect(statuses).toEqual([...Array(60).fill(409), 429])
})
