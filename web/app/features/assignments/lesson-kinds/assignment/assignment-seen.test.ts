import { expect, test } from 'vitest'
import { markedBy } from './assignment-seen.tsx'

test('an assignment that is looked at tells its marks in hundredths: of the rubric, or its own', () => {
  expect(markedBy({ rubric: [], points: 20 })).toEqual({ rubric: [], most: 2000 })
  const level = (points: number) => ({ id: String(points), title: 'خوب', points })
  const rubric = [
    { id: 'a', title: 'نظم', levels: [level(2), level(5)] },
    { id: 'b', title: 'درستی', levels: [level(0), level(10)] },
  ]
  const seen = markedBy({ rubric, points: 20 })
  expect(seen.most).toBe(1500)
  expect(seen.rubric[0]?.levels[1]?.points).toBe(500)
})
