import { expect, test } from 'vitest'
import type { Api } from '../../api/endpoints.ts'
import { findCourses } from './pick-courses.ts'

const courses = [
  { slug: 'algebra', id: 'a', title: 'جبر', price: 2_000_000 },
  { slug: 'welcome', id: 'w', title: 'خوشامد', price: 0 },
]

/** The part of the home service that is asked: one course by its slug. */
const api = {
  home: async (_: string, { slug }: { slug: string }) => ({
    course: courses.find((course) => course.slug === slug),
  }),
} as unknown as Api

test.each([
  ['https://arvand.test/courses/algebra?tab=about', [{ id: 'a', title: 'جبر' }]],
  ['https://arvand.test/courses/welcome', []],
])('by the address %s only a paid course is found', async (typed, items) => {
  expect(await findCourses(api, typed)).toEqual({ words: typed, items })
})
