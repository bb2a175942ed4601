import type { SearchKind } from '@arvand/contracts/search'
import type { FoundWords } from '../../shell/found-words.ts'

/** What features say of the kinds that they let be found, in their `search-words.ts`. */
const offered = Object.values(
  import.meta.glob<FoundWords>('../*/search-words.ts', { eager: true, import: 'searchWords' }),
)

export const offeredWords = (which: keyof FoundWords): Partial<Record<SearchKind, string>> =>
  Object.assign({}, ...offered.map((words) => words[which]))
