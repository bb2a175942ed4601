import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mostOf, pointsOf, whyNotHandIn, whyNotLevels } from './assignment-content.ts'

const level = (id: string, points: number) => ({ id, title: id, points })
const rubric = [
  { id: 'a', title: 'درستی', levels: [level('a0', 0), level('a1', 7)] },
  { id: 'b', title: 'نگارش', levels: [level('b0', 1), level('b1', 3)] },
]

describe('a rubric', () => {
  it('sums exactly, whatever is chosen', () => {
    const points = fc.integer({ min: 0, max: 1000 })
    const criteria = fc.array(fc.array(points, { minLength: 2, maxLength: 6 }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(criteria, fc.infiniteStream(fc.nat()), (lists, picks) => {
        const asked = lists.map((list, at) => ({
          id: `c${at}`,
          title: 'معیار',
          levels: list.map((one, place) => level(`l${place}`, one)),
        }))
        const places = lists.map((list) => (picks.next().value ?? 0) % list.length)
        const chosen = Object.fromEntries(places.map((place, at) => [`c${at}`, `l${place}`]))
        const sum = lists.reduce((all, list, at) => all + (list[places[at] ?? 0] ?? 0), 0)
        expect(whyNotLevels({ rubric: asked }, chosen)).toBeNull()
        expect(pointsOf({ rubric: asked }, chosen)).toBe(sum * 100)
        expect(pointsOf({ rubric: asked }, chosen)).toBeLessThanOrEqual(mostOf({ rubric: asked, points: 20 }))
      }),
    )
  })

  it('is finished when each criterion has a level of its own and nothing else is said', () => {
    const why = (chosen: Record<string, string>) => whyNotLevels({ rubric }, chosen)
    expect(why({ a: 'a1', b: 'b0' })).toBeNull()
    for (const wrong of [{}, { a: 'a1' }, { a: 'b1', b: 'b0' }, { a: 'a1', b: 'b0', c: 'a1' }] as Record<
      string,
      string
    >[])
      expect(why(wrong)).toBe('courses.rubric-unfinished')
  })

  it('makes the greatest mark, and without one the points do', () => {
    expect(mostOf({ rubric, points: 20 })).toBe(1000)
    expect(mostOf({ rubric: [], points: 20 })).toBe(2000)
  })
})

test.each([
  ['both', '', 0, 'courses.submission-empty'],
  ['both', 'پاسخ', 3, null],
  ['both', 'پاسخ', 4, 'courses.too-many-files'],
  ['text', 'پاسخ', 1, 'courses.submission-kind'],
  ['files', 'پاسخ', 1, 'courses.submission-kind'],
  ['files', '', 1, null],
] as const)('an assignment of %s takes %j with %i files: %s', (accepts, text, files, code) => {
  const fileIds = Array.from({ length: files }, (_, at) => String(at))
  expect(whyNotHandIn({ accepts, mostFiles: 3 }, { text, fileIds })).toBe(code)
})
