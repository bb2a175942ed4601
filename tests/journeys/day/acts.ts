import { addRoomHour, makeRoom } from '../../../contracts/teacher/rooms.ts'
import { weekdayOf } from '../../../persian/days.ts'
import { formatTime } from '../../../persian/format-date.ts'
import { dayAt } from '../../../persian/zone.ts'
import { aCourse } from '../../../server/modules/courses/testing.ts'
import { aPerson, type TestPerson } from '../../../server/modules/identity/testing.ts'
import { settleAllDue } from '../../../server/modules/wallet/testing.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'

/** What the journey of a teacher's day asks of the app whose clock it moves. */

const people = new Map<string, TestPerson>()

/** The teacher of the day; replies the token of their session. */
export async function aTeacher(arvand: TestApp): Promise<string> {
  const teacher = await aPerson(arvand, { name: 'پروین صادقی', roles: ['teacher'] })
  people.set('teacher', teacher)
  return teacher.token
}

/** A manager of finance; replies the token of their session. */
export const anAccountant = async (arvand: TestApp): Promise<string> =>
  (await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })).token

/** A course of the teacher that is sold, with an assignment. */
export async function aCourseForSale(arvand: TestApp) {
  const owner = people.get('teacher')
  if (!owner) throw new Error('there is no teacher yet')
  const sections = [
    { title: 'هفتهٔ اول', lessons: ['text', { kind: 'assignment', title: 'نوشتهٔ کوتاه' }] },
  ] as const
  const wish = { owner, title: 'کارگاه داستان کوتاه', price: 5_000_000, sections }
  const { id, slug, lessons } = await aCourse(arvand, wish)
  return { id, slug, lessonId: lessons[1]?.id ?? '' }
}

/** A class of the course that begins in a few minutes, by the week of its room. */
export async function aClassSoon(arvand: TestApp, courseId: string): Promise<string> {
  const owner = people.get('teacher')
  if (!owner) throw new Error('there is no teacher yet')
  const made = { title: 'حلقهٔ داستان', description: '', courseId, requestId: newId() }
  const { roomId } = (await arvand.call(makeRoom, made, owner)).answer
  const now = arvand.platform.clock.now()
  const soon = new Date(now.getTime() + 5 * 60_000)
  // Its day is today's, also in the last minutes before midnight.
  const time = dayAt(soon) === dayAt(now) ? formatTime(soon) : '23:59'
  const hour = { roomId, weekday: weekdayOf(dayAt(now)), time, minutes: 60 }
  const { status, problem } = await arvand.call(addRoomHour, hour, owner)
  if (status !== 200) throw new Error(`no hour was added: ${JSON.stringify(problem)}`)
  return roomId
}

/** Days go by, and what was held long enough is the teacher's; replies what the clock shows then. */
export async function daysGoBy({ platform }: TestApp, days: number): Promise<string> {
  platform.clock.pass(days * 86_400)
  await settleAllDue(platform)
  return platform.clock.now().toISOString()
}
