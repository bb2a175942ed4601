import { expect, test } from 'vitest'
import { placeAfter } from './use-grid-keys.ts'

const size = [4, 3] as const

test.each([
  ['ArrowLeft', [1, 1], [1, 2]],
  ['ArrowLeft', [1, 2], [1, 2]],
  ['ArrowRight', [1, 1], [1, 0]],
  ['ArrowDown', [3, 1], [3, 1]],
  ['ArrowUp', [1, 1], [0, 1]],
  ['Home', [2, 2], [2, 0]],
  ['End', [2, 0], [2, 2]],
  ['PageDown', [0, 1], [3, 1]],
  ['a', [0, 1], null],
] as const)('%s from %j leads to %j', (key, from, to) => expect(placeAfter(key, from, size)).toEqual(to))
