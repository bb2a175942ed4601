import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import { tellOfAnswer, tellOfQuestion } from './jobs.ts'
import type { DiscussionParts } from './parts.ts'
import { manageRoutes } from './routes/manage.ts'
import { panelRoutes } from './routes/panel.ts'
import { tellAnswerers, tellFollowers } from './tell-of-posts.ts'

/** Threads of comments about something of another module. */
export const discussionModule = (parts: DiscussionParts): Module => ({
  name: 'discussion',
  routes: [...panelRoutes(parts), ...manageRoutes(parts)],
  workers: [
    worker(tellOfQuestion, ({ threadId }) => tellAnswerers(parts, threadId)),
    worker(tellOfAnswer, ({ commentId }) => tellFollowers(parts, commentId)),
  ],
})
