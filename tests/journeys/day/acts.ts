import { aCourse } from '../../../server/modules/courses/testing.ts'
import { aPerson, type TestPerson } from '../../../server/modules/identity/testing.ts'
import { settleAllDue } from '../../../server/modules/wallet/testing.ts'
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

/** Days go by, and what was held long enough is the teacher's; replies what the clock shows then. */
export async function daysGoBy({ platform }: TestApp, days: number): Promise<string> {
  platform.clock.pass(days * 86_400)
  await settleAllDue(platform)
  return platform.clock.now().toISOString()
}
