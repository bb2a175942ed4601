import type { Db } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import type { SearchSource } from '#plugs/search-source'
import type { Sellable } from '#plugs/sellable'
import type { LiveDeps } from './deps.ts'
import { sellableMeets } from './meets/sellable-meets.ts'
import { ownLiveData } from './own-live-data.ts'
import { searchWebinars } from './webinars/search-webinars.ts'
import { sellableWebinars } from './webinars/sellable-webinars.ts'

type Selling = Pick<LiveDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** All that this module offers to lower ones, in one place. */
export const liveOffers = {
  personalData: [ownLiveData] as readonly PersonalData[],
  sellables: (deps: Selling): readonly Sellable[] => [sellableWebinars(deps), sellableMeets(deps)],
  searchSources: (db: Db): readonly SearchSource[] => [searchWebinars(db)],
} as const
