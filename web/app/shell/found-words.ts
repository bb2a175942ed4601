import type { SearchKind } from '@arvand/contracts/search'

/** What a feature says of the kinds that it lets be found; it exports this as `searchWords` in `search-words.ts`. */
export interface FoundWords {
  /** On a result: «گفته». */
  readonly results: Partial<Record<SearchKind, string>>
  /** On a tab or over a group: «گفته‌ها». */
  readonly groups: Partial<Record<SearchKind, string>>
}
