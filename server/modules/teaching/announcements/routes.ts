import {
  listMyAnnouncements,
  newAnnouncements as newAnnouncementsEndpoint,
} from '@arvand/contracts/panel/announcements'
import * as endpoints from '@arvand/contracts/teacher/announcements'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { needMember, taughtBy } from '../course-queries.ts'
import type { TeachingParts } from '../parts.ts'
import { announce, removeAnnouncement } from './announce.ts'
import { listAnnouncements } from './announcement-queries.ts'
import { listOwnAnnouncements } from './list-own.ts'
import { newAnnouncements } from './new-announcements.ts'

export const announcementRoutes = (parts: TeachingParts): Route[] => [
  route(endpoints.listAnnouncements, async ({ input: { courseId, cursor }, actor }) => {
    const course = await taughtBy(parts.db, await needMember(parts.db, courseId, actor.personId))
    return { course, ...(await listAnnouncements(parts.db, { courseId, cursor })) }
  }),
  route(endpoints.announce, ({ input, request }) => announce(parts, request, input)),
  route(endpoints.removeAnnouncement, ({ input: { courseId, announcementId }, actor }) =>
    removeAnnouncement(parts, actor.personId, courseId, announcementId),
  ),
  route(newAnnouncementsEndpoint, async ({ actor }) =>
    wholeList(await newAnnouncements(parts.db, actor.personId, parts.clock.now())),
  ),
  route(listMyAnnouncements, ({ input, actor }) =>
    listOwnAnnouncements(parts.db, parts.clock, actor.personId, input),
  ),
]
