import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { ticketsWaiting } from './attention.ts'
import type { SupportDeps } from './deps.ts'
import { escalateLate, escalateTickets } from './desk/escalate.ts'
import { ticketTable } from './export-tickets.ts'
import { helpPages } from './help/help-pages.ts'
import { helpSource } from './help/search-help.ts'
import { mailAnswer, sendAnswer } from './mail/mail-answer.ts'
import { ticketReplies } from './mail/reply-address.ts'
import { takeLetters, takeMail } from './mail/take-letters.ts'
import { helpRoutes } from './routes/help.ts'
import { homeRoutes } from './routes/home.ts'
import { panelRoutes } from './routes/panel.ts'
import { supportRoutes } from './routes/support.ts'
import { supportNoticeTypes } from './support-notice-types.ts'
import { supportPersonalData } from './support-personal-data.ts'
import { supportSettingsPlug } from './support-settings.ts'
import { ticketFileRight, ticketFiles, ticketFileUse } from './ticket-files.ts'
import { ticketTopic } from './ticket-topic.ts'

/** What people write to support. */
export const supportModule = (deps: SupportDeps): Module => ({
  name: 'support',
  workers: [
    worker(escalateTickets, () => escalateLate(deps), { every: '*/5 * * * *', atOnce: 1 }),
    worker(mailAnswer, ({ messageId }) => sendAnswer(deps, messageId)),
    worker(takeMail, (_, signal) => takeLetters(deps, signal), { every: '* * * * *', atOnce: 1 }),
  ],
  topics: [ticketTopic(deps)],
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
  replyAddresses: needs.mailIn === null ? [] : [ticketReplies(needs.media.secret, needs.mailIn.address)],
  searchSources: [helpSource(needs.db)],
  settings: [supportSettingsPlug],
  sitePages: [helpPages],
})
