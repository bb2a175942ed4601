import { expect, test } from 'vitest'
import { foldedIn } from './section-folds.ts'

test('the folded sections of a course are read from its own cookie', () => {
  const cookie = 'arvand.menu=user.635; arvand.folds.one=a.b; arvand.folds.two='
  expect(foldedIn(cookie, 'one')).toEqual(['a', 'b'])
  expect(foldedIn(cookie, 'two')).toEqual([])
  expect(foldedIn('', 'one')).toEqual([])
})
