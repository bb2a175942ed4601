import { type Filter, pathWith } from '../../ui/address-with.ts'
import type { Days } from '../home/index.ts'

/** The address of the factors that were paid in these days, narrowed further. */
export const factorsPath = (days: Days, more: Filter = {}): string =>
  pathWith('/manage/finance/factors', { ...more, from: days.from, to: days.to })
