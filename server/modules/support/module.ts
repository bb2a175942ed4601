import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { ticketsWaiting } from './attention.ts'
import type { SupportDeps } from './deps.ts'
import { ticketTable } from './export-tickets.ts'
import { helpPages } from './help/help-pages.ts'
import { helpSource } from './help/search-help.ts'
import { helpRoutes } from './routes/help.ts'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes } from './routes/panel.ts'
import { supportRoutes } from './routes/support.ts'
import { supportNoticeTypes } from './support-notice-types.ts'
import { supportPersonalData } from './support-personal-data.ts'
import { ticketFileRight, ticketFiles, ticketFileUse } from './ticket-files.ts'

/** What people write to support. */
export const supportModule = (deps: SupportDeps): Module => ({
  name: 'support',
  routes: [...homeRoutes(deps), ...panelRoutes(deps), ...supportRoutes(deps), ...helpRoutes(deps)],
})

export const supportOffer = (needs: Omit<SupportDeps, 'contexts'>): Offer<'ticketContexts'> => ({
  module: ({ ticketContexts }) => supportModule({ ...needs, contexts: ticketContexts }),
  attention: [ticketsWaiting(needs.db, needs.clock)],
  exportTables: [ticketTable],
  fileRights: [ticketFileRight],
  fileUsers: [ticketFiles],
  fileUses: [ticketFileUse],
  noticeTypes: [supportNoticeTypes],
  personalData: [supportPersonalData],
  searchSources: [helpSource(needs.db)],
  sitePages: [helpPages],
})
