import * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { changeCampaign, listCampaigns, makeCampaign, nameCampaigns } from '../off-codes/manage/campaigns.ts'
import { changeOffCode } from '../off-codes/manage/change-off-code.ts'
import { exportOffCodes } from '../off-codes/manage/codes-export.ts'
import { makeOffCodes } from '../off-codes/manage/make-off-codes.ts'
import { listManagedCodes, showManagedCode } from '../off-codes/manage/managed-codes.ts'
import { stopOffCode } from '../off-codes/manage/stop-off-code.ts'

/** Off codes and campaigns, for managers of finance. */
export const manageOffCodeRoutes = (deps: CommerceDeps): Route[] => [
  route(endpoints.listOffCodes, ({ input }) => listManagedCodes(deps, input)),
  route(endpoints.showOffCode, ({ input }) => showManagedCode(deps, input)),
  route(endpoints.makeOffCodes, (asked) => makeOffCodes(deps, asked)),
  route(endpoints.changeOffCode, (asked) => changeOffCode(deps, asked)),
  route(endpoints.stopOffCode, (asked) => stopOffCode(deps, asked)),
  route(endpoints.exportOffCodes, (asked) => exportOffCodes(deps, asked)),
  route(endpoints.listCampaigns, ({ input }) => listCampaigns(deps.db, input.cursor)),
  route(endpoints.nameCampaigns, ({ input }) => nameCampaigns(deps.db, input.chosen)),
  route(endpoints.makeCampaign, (asked) => makeCampaign(deps, asked)),
  route(endpoints.changeCampaign, (asked) => changeCampaign(deps, asked)),
]
