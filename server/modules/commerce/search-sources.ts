import type { Db } from '#platform/database'
import type { SearchSource } from '#plugs/search-source'
import { searchManagedFactors, searchOwnFactors } from './factors/search-factors.ts'
import { searchOffCodes } from './off-codes/manage/search-codes.ts'

/** What may be found of commerce, in the order of equally good ones. */
export const commerceSources = (db: Db): readonly SearchSource[] => [
  searchOwnFactors(db),
  searchManagedFactors(db),
  searchOffCodes(db),
]
