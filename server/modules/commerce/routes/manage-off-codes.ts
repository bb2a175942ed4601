import * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { type Route, route } from '#platform/http/route'
import { changeCampaign, listCampaigns, makeCampaign, nameCampaigns } from '../off-codes/manage/campaigns.ts'
import { exportOffCodes } from '../off-codes/manage/codes-sheet.ts'
import { makeOffCodes } from '../off-codes/manage/make-off-codes.ts'
import { listManagedCodes, showManagedCode } from '../off-codes/manage/managed-codes.ts'
import { stopOffCode } from '../off-codes/manage/stop-off-code.ts'
import type { CommerceParts } from '../parts.ts'

/** Off codes and campaigns, for managers of finance. */
export const manageOffCodeRoutes = (parts: CommerceParts): Route[] => [
  route(endpoints.listOffCodes, ({ input }) => listManagedCodes(parts, input)),
  route(endpoints.showOffCode, ({ input }) => showManagedCode(parts, input)),
  route(endpoints.makeOffCodes, (asked) => makeOffCodes(parts, asked)),
  route(endpoints.stopOffCode, (asked) => stopOffCode(parts, asked)),
  route(endpoints.exportOffCodes, (asked) => exportOffCodes(parts, asked)),
  route(endpoints.listCampaigns, ({ input }) => listCampaigns(parts.db, input.cursor)),
  route(endpoints.nameCampaigns, ({ input }) => nameCampaigns(parts.db, input.chosen)),
  route(endpoints.makeCampaign, (asked) => makeCampaign(parts, asked)),
  route(endpoints.changeCampaign, (asked) => changeCampaign(parts, asked)),
]
