import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { appealTable } from './appeals/appeals-table.ts'
import { endAppeals } from './appeals/decide-appeal.ts'
import type { DiscussionDeps } from './deps.ts'
import { discussionNoticeTypes } from './discussion-notice-types.ts'
import { discussionPersonalData } from './discussion-personal-data.ts'
import { discussionSettingsPlug } from './discussion-settings.ts'
import { reportTable } from './export-reports.ts'
import { endAppealsKind, notifyOfAnswer, notifyOfLikesKind, notifyOfQuestion } from './jobs.ts'
import { notifyOfLikes } from './notify-of-likes.ts'
import { notifyAnswerers, notifyFollowers } from './notify-of-posts.ts'
import { manageRoutes } from './routes/manage.ts'
import { panelRoutes } from './routes/panel.ts'

/** Threads of comments about things of other modules, such as lessons. */
export const discussionModule = (deps: DiscussionDeps): Module => ({
  name: 'discussion',
  routes: [...panelRoutes(deps), ...manageRoutes(deps)],
  workers: [
    worker(notifyOfQuestion, ({ threadId }) => notifyAnswerers(deps, threadId)),
    worker(notifyOfLikesKind, () => notifyOfLikes(deps), { every: '*/15 * * * *', atOnce: 1 }),
    worker(endAppealsKind, () => endAppeals(deps), { every: '17 * * * *', atOnce: 1 }),
    worker(notifyOfAnswer, ({ commentId }) => notifyFollowers(deps, commentId)),
  ],
})

export const discussionOffer = (deps: Omit<DiscussionDeps, 'discussed'>): Offer<'discussed'> => ({
  module: ({ discussed }) => discussionModule({ ...deps, discussed }),
  noticeTypes: [discussionNoticeTypes],
  exportTables: [appealTable, reportTable],
  personalData: [discussionPersonalData],
  settings: [discussionSettingsPlug],
})
