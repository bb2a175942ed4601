import { showSite as showSiteEndpoint } from '@arvand/contracts/home/site'
import { type Route, route } from '#platform/http/route'
import type { SettingsDeps } from '../deps.ts'
import { showSite } from '../site.ts'

/** What everyone may see of the site itself. */
export const homeRoutes = ({ db }: Pick<SettingsDeps, 'db'>): Route[] => [
  route(showSiteEndpoint, () => showSite(db)),
]
