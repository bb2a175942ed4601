import { expect, test } from 'vitest'
import type { Caller } from '../../api/client.ts'
import { findCourses } from './pick-courses.ts'

const courses = [
  { slug: 'algebra', id: 'a', title: 'جبر', price: 2_000_000 },
  { slug: 'welcome', id: 'w', title: 'خوشامد', price: 0 },
]

/** Answers the one call that is made: a course by its slug. */
const call = (async (_: unknown, { slug }: { slug: string }) => ({
  course: courses.find((course) => course.slug === slug),
})) as unknown as Caller

test.each([
  ['https://arvand.test/courses/algebra?tab=about', [{ id: 'a', title: 'جبر' }]],
  ['https://arvand.test/courses/welcome', []],
])('by the address %s only a paid course is found', async (typed, items) => {
  expect(await findCourses(call, typed)).toEqual({ words: typed, items })
})
