import * as panel from '@arvand/contracts/panel/live'
import * as rooms from '@arvand/contracts/panel/rooms'
import * as teacher from '@arvand/contracts/teacher/live'
import * as hosted from '@arvand/contracts/teacher/rooms'
import type { FastifyInstance } from 'fastify'
import { recordList } from '#modules/identity'
import { linkToExport, serveExports, whyNotExport } from '#platform/exports'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { addDay, removeDay } from '../rooms/days.ts'
import * as files from '../rooms/room-files.ts'
import * as room from '../rooms/rooms.ts'
import {
  attendanceSheet,
  listAttendance,
  listSessions,
  showAttendance,
} from '../sessions/attendance-queries.ts'
import { listMessages, removeMessage, say } from '../sessions/chat.ts'
import { correctRoll } from '../sessions/roll-call.ts'
import * as sessions from '../sessions/sessions.ts'

/** Classes from inside, and rooms. */
export const liveRoutes = (deps: LiveDeps): Route[] => [
  route(panel.rehearse, ({ actor }) =>
    sessions.enterClass(deps, actor.personId, 'rehearsal', actor.personId),
  ),
  route(panel.enterLive, ({ input, actor }) =>
    sessions.enterClass(deps, actor.personId, input.kind, input.id),
  ),
  route(panel.showSession, ({ input, actor }) => sessions.showSession(deps, actor.personId, input.sessionId)),
  route(panel.joinSession, ({ input, actor }) => sessions.joinSession(deps, actor.personId, input)),
  route(panel.beatSession, ({ input, actor }) => sessions.beatSession(deps, actor.personId, input)),
  route(panel.leaveSession, ({ input, actor }) => sessions.leaveSession(deps, actor.personId, input)),
  route(panel.endSession, ({ input, actor }) => sessions.endSession(deps, actor.personId, input.sessionId)),
  route(panel.listMessages, ({ input, actor }) =>
    listMessages(deps, actor.personId, input.sessionId, input.cursor),
  ),
  route(panel.sayInSession, ({ input, request }) => say(deps, request, input)),
  route(panel.removeMessage, ({ input, actor }) => removeMessage(deps, actor.personId, input)),
  route(panel.showAttendance, ({ input, actor }) => showAttendance(deps, actor.personId, input.sessionId)),
  route(teacher.listAttendance, ({ input, actor }) =>
    listAttendance(deps, actor.personId, input.sessionId, input.cursor),
  ),
  route(teacher.correctRoll, ({ input, actor }) => correctRoll(deps, actor.personId, input)),
  route(teacher.listSessions, ({ input, actor }) => listSessions(deps, actor.personId, input)),
  route(teacher.exportAttendance, async ({ input: { sessionId, format }, actor, caller }) => {
    const sheet = await attendanceSheet(deps, actor.personId, sessionId)
    refuseIf(await whyNotExport(sheet, format))
    await recordList(deps, caller, actor, { title: sheet.title, format })
    const link = { secret: deps.secret, sessionId: actor.sessionId, now: deps.clock.now() }
    return linkToExport(link, `/downloads/attendance/${sessionId}/${format}`)
  }),
  route(rooms.listRooms, ({ input, actor }) => room.listRooms(deps.db, actor.personId, input.cursor)),
  route(rooms.showRoom, ({ input, actor }) => room.showRoom(deps, actor.personId, input.roomId)),
  route(rooms.listRoomFiles, ({ input, actor }) => files.listRoomFiles(deps, actor, input)),
  route(rooms.addRoomFile, ({ input, actor }) => files.addRoomFile(deps, actor.personId, input)),
  route(rooms.removeRoomFile, ({ input, actor }) => files.removeRoomFile(deps, actor.personId, input)),
  route(hosted.listCoursesWithoutRoom, ({ actor }) => room.listCoursesWithoutRoom(deps.db, actor.personId)),
  route(hosted.makeRoom, ({ input, request }) => room.makeRoom(deps, request, input)),
  route(hosted.saveRoom, ({ input, actor }) => room.saveRoom(deps, actor.personId, input)),
  route(hosted.addRoomDay, ({ input, actor }) => addDay(deps, actor.personId, input)),
  route(hosted.removeRoomDay, ({ input, actor }) =>
    removeDay(deps, actor.personId, input.roomId, input.dayId),
  ),
  route(hosted.addRoomHour, ({ input, actor }) => room.addHour(deps, actor.personId, input)),
  route(hosted.removeRoomHour, ({ input, actor }) =>
    room.removeHour(deps, actor.personId, input.roomId, input.hourId),
  ),
  route(hosted.addRoomMember, ({ input, actor }) => room.addMember(deps, actor.personId, input)),
  route(hosted.removeRoomMember, ({ input, actor }) =>
    room.removeMember(deps, actor.personId, input.roomId, input.personId),
  ),
]

/** Attendance as files. */
export const attendanceDownloads =
  (deps: LiveDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/attendance/:sessionId/:format', deps, ({ personId }, { sessionId = '' }) =>
      attendanceSheet(deps, personId, sessionId),
    )
