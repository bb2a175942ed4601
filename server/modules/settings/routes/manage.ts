import * as site from '@arvand/contracts/panel/manage-site'
import * as endpoints from '@arvand/contracts/panel/settings'
import { type Route, route } from '#platform/http/route'
import { changeSetting } from '../change-setting.ts'
import { changeSite } from '../change-site.ts'
import type { SettingsDeps } from '../deps.ts'
import { listSettings } from '../list-settings.ts'
import { showManagedSite } from '../site.ts'

/** What managers of settings do. */
export const manageRoutes = (deps: SettingsDeps): Route[] => [
  route(endpoints.listSettings, () => listSettings(deps)),
  route(endpoints.changeSetting, (asked) => changeSetting(deps, asked)),
  route(endpoints.resetSetting, (asked) => changeSetting(deps, asked)),
  route(site.showManagedSite, () => showManagedSite(deps.db)),
  route(site.changeSite, (asked) => changeSite(deps, asked)),
]
