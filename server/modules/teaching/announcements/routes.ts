import {
  listMyAnnouncements,
  newAnnouncements as newAnnouncementsEndpoint,
} from '@arvand/contracts/panel/announcements'
import * as endpoints from '@arvand/contracts/teacher/announcements'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { needMember, taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { announce, removeAnnouncement } from './announce.ts'
import { listTaughtAnnouncements } from './announcement-queries.ts'
import { changeAnnouncement } from './change-announcement.ts'
import { myAnnouncements } from './my-announcements.ts'
import { newAnnouncements } from './new-announcements.ts'
import { publishAnnouncement } from './publish-due.ts'

export const announcementRoutes = (deps: TeachingDeps): Route[] => [
  route(endpoints.listAnnouncements, async ({ input: { courseId, cursor }, actor }) => {
    const course = await taughtBy(deps.db, await needMember(deps.db, courseId, actor.personId))
    return { course, ...(await listTaughtAnnouncements(deps.db, courseId, cursor)) }
  }),
  route(endpoints.announce, ({ input, request }) => announce(deps, request, input)),
  route(endpoints.changeAnnouncement, ({ input, actor }) => changeAnnouncement(deps, actor.personId, input)),
  route(endpoints.publishAnnouncement, ({ input: { courseId, announcementId }, actor }) =>
    publishAnnouncement(deps, actor.personId, courseId, announcementId),
  ),
  route(endpoints.removeAnnouncement, ({ input: { courseId, announcementId }, actor }) =>
    removeAnnouncement(deps, actor.personId, courseId, announcementId),
  ),
  route(newAnnouncementsEndpoint, async ({ actor }) =>
    wholeList(await newAnnouncements(deps.db, actor.personId, deps.clock.now())),
  ),
  route(listMyAnnouncements, ({ input, actor }) =>
    myAnnouncements(deps.db, deps.clock, actor.personId, input),
  ),
]
