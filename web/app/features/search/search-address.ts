import type { SearchTrait } from '@arvand/contracts/search'
import { pathWith } from '../../ui/address-with.ts'

/** What is chosen on the page of results, as its address says it. */
export interface Chosen extends Partial<Record<SearchTrait, string>> {
  readonly q?: string
  readonly kind?: string
}

/** The address of the results with these choices; another choice begins at the first page. */
export const searchAddress = ({ q, kind, category, level, length, rating, cost }: Chosen): string =>
  pathWith('/search', { q, kind, category, level, length, rating, cost })
