import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { DiscussionDeps } from './deps.ts'
import { tellOfAnswer, tellOfQuestion } from './jobs.ts'
import { manageRoutes } from './routes/manage.ts'
import { panelRoutes } from './routes/panel.ts'
import { tellAnswerers, tellFollowers } from './tell-of-posts.ts'

/** Threads of comments about something of another module. */
export const discussionModule = (deps: DiscussionDeps): Module => ({
  name: 'discussion',
  routes: [...panelRoutes(deps), ...manageRoutes(deps)],
  workers: [
    worker(tellOfQuestion, ({ threadId }) => tellAnswerers(deps, threadId)),
    worker(tellOfAnswer, ({ commentId }) => tellFollowers(deps, commentId)),
  ],
})
