import { bandOf } from '@arvand/contracts/progress-band'
import { expect, test } from 'vitest'
import { pageNumbers } from './pagination.tsx'
import { shownShare } from './progress.ts'

test.each([
  [0, 'danger', 0],
  [39.99, 'danger', 39],
  [40, 'warning', 40],
  [59.999, 'warning', 59],
  [60, 'primary', 60],
  [79.6, 'primary', 79],
  [80, 'success', 80],
  [99.99, 'success', 99],
  [140, 'success', 100],
  [-3, 'danger', 0],
] as const)('a share of %s is in the band %s and shown as %s', (share, band, shown) => {
  expect(bandOf(share)).toBe(band)
  expect(shownShare(share)).toBe(shown)
})

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 'after', 9]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [9, 9, [1, 'before', 8, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
] as const)('page %i of %i', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})
