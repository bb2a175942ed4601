import { expect, test } from 'vitest'
import { sizeFor } from './picture-size.ts'

test('a picture comes in the size at which it is drawn', () => {
  // A strip, a grid of nine on a laptop, and two beside each other on a phone with a fine screen.
  expect([sizeFor(144, 2), sizeFor(263, 1), sizeFor(165, 3)]).toEqual(['small', 'small', 'small'])
  expect([sizeFor(812, 1), sizeFor(400, 1), sizeFor(328, 3)]).toEqual(['large', 'large', 'large'])
})
