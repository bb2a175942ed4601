import type { Route } from '#platform/http/route'
import type { Module } from '#platform/module'
import type { Offer, Plugs } from '#plugs/offer'
import type { LiveDeps } from './deps.ts'
import { guestFinder } from './guests/guest-token.ts'
import { liveAgenda } from './live-agenda.ts'
import { liveNoticeTypes } from './live-notice-types.ts'
import { liveSettingsPlug } from './live-settings.ts'
import { liveActs } from './managing/audited-acts.ts'
import { classesDownloads, heldClassesTable } from './managing/export-all-classes.ts'
import { runningClasses } from './managing/running-classes.ts'
import { meetsTable } from './meets/meets-table.ts'
import { sellableMeets } from './meets/sellable-meets.ts'
import { ownLiveData } from './own-live-data.ts'
import { recordingFileRight, recordingFileUser } from './recordings/recording-files.ts'
import { recordingsAsLessons } from './recordings/recordings-as-lessons.ts'
import { gradedRooms } from './rooms/graded-rooms.ts'
import { roomFileRight, roomFileUse, roomFileUser } from './rooms/room-files.ts'
import { boardRoutes } from './routes/board.ts'
import { captionRoutes } from './routes/captions.ts'
import { classRoutes } from './routes/class.ts'
import { classNotesRoutes } from './routes/class-notes.ts'
import { groupRoutes } from './routes/groups.ts'
import { guestRoutes } from './routes/guests.ts'
import { attendanceDownloads, liveRoutes } from './routes/live.ts'
import { managingRoutes } from './routes/managing.ts'
import { meetRoutes } from './routes/meets.ts'
import { pollRoutes } from './routes/polls.ts'
import { recordingRoutes } from './routes/recordings.ts'
import { slideRoutes } from './routes/slides.ts'
import { stageRoutes } from './routes/stage.ts'
import { webinarRoutes } from './routes/webinars.ts'
import { attendanceTable } from './sessions/attendance-table.ts'
import { classContext } from './sessions/class-context.ts'
import { liveKitWebhooks } from './sessions/engine-news.ts'
import { tellOfLosses } from './sessions/media-lost.ts'
import { slideFileRight, slideFileUse, slideFileUser } from './slides/slide-files.ts'
import { registrationTable } from './webinars/export-registrations.ts'
import { searchWebinars } from './webinars/search-webinars.ts'
import { sellableWebinars } from './webinars/sellable-webinars.ts'
import { serveIcs } from './webinars/serve-ics.ts'
import { webinarPages } from './webinars/webinar-pages.ts'
import { webinarRss } from './webinars/webinar-rss.ts'
import { ownWebinarsTable, webinarTable } from './webinars/webinars-table.ts'
import { liveWorkers } from './workers.ts'

/** What guests may call finds them by the token of their visit. */
const withGuests = (deps: LiveDeps, routes: readonly Route[]): Route[] => {
  const guests = guestFinder(deps)
  return routes.map((one) => (one.endpoint.guests ? { ...one, guests } : one))
}

/** Live classes: webinars, rooms, meets. */
const liveModule = (deps: LiveDeps): Module => ({
  name: 'live',
  routes: withGuests(deps, [
    ...webinarRoutes(deps),
    ...liveRoutes(deps),
    ...classRoutes(deps),
    ...pollRoutes(deps),
    ...boardRoutes(deps),
    ...slideRoutes(deps),
    ...recordingRoutes(deps),
    ...groupRoutes(deps),
    ...classNotesRoutes(deps),
    ...captionRoutes(deps),
    ...stageRoutes(deps),
    ...meetRoutes(deps),
    ...guestRoutes(deps),
    ...managingRoutes(deps),
  ]),
  standardRoutes: (app) => {
    serveIcs(deps)(app)
    webinarRss(deps)(app)
    attendanceDownloads(deps)(app)
    classesDownloads(deps)(app)
    liveKitWebhooks(deps)(app)
  },
  workers: liveWorkers(deps),
})

type Given = Omit<LiveDeps, 'sellables'>

export const liveOffer = (deps: Given): Offer<'sellables'> => ({
  whoIsGuest: guestFinder(deps),
  module: ({ sellables }: Pick<Plugs, 'sellables'>) => {
    tellOfLosses(deps)
    return liveModule({ ...deps, sellables })
  },
  agenda: [{ ...liveAgenda(deps), ofManager: runningClasses(deps) }],
  auditedActs: [liveActs],
  exportTables: [
    ...[attendanceTable(deps), heldClassesTable(deps), meetsTable],
    ...[ownWebinarsTable, registrationTable, webinarTable],
  ],
  fileRights: [roomFileRight, recordingFileRight, slideFileRight],
  fileUsers: [roomFileUser, recordingFileUser, slideFileUser],
  fileUses: [roomFileUse, slideFileUse],
  graded: [gradedRooms],
  lessonSources: [recordingsAsLessons],
  noticeTypes: [liveNoticeTypes],
  personalData: [ownLiveData(deps)],
  searchSources: [searchWebinars(deps.db)],
  sitePages: [webinarPages],
  settings: [liveSettingsPlug],
  ticketContexts: [classContext],
  sellables: [sellableWebinars(deps), sellableMeets(deps)],
})
