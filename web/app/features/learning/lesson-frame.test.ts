import { expect, test } from 'vitest'
import { backFrom } from './lesson-frame.tsx'

const shown = (staff: { teaches: boolean; isDraft: boolean } | null) =>
  ({ staff, course: { id: 'c', slug: 's' }, lesson: { id: 'l' } }) as Parameters<typeof backFrom>[0]

test('everyone goes back to where they came from', () => {
  expect(backFrom(shown(null)).to).toBe('/panel/courses')
  expect(backFrom(shown({ teaches: true, isDraft: true })).to).toBe('/teach/courses/c/lessons/l')
  expect(backFrom(shown({ teaches: false, isDraft: false })).to).toBe('/manage/courses')
})
