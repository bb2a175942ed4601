import * as panel from '@arvand/contracts/panel/meets'
import * as teacher from '@arvand/contracts/teacher/meets'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { bookMeet, cancelMeet, cancelTaught } from '../meets/book.ts'
import * as queries from '../meets/meet-queries.ts'
import { moveMeet, moveTaught } from '../meets/move-meet.ts'
import * as offer from '../meets/offer.ts'
import { enterClass } from '../sessions/sessions.ts'

/** Meets for whoever books them, and for their teachers. */
export const meetRoutes = (deps: LiveDeps): Route[] => [
  route(panel.listMeetTeachers, ({ input }) => queries.listTeachers(deps.db, input.cursor)),
  route(panel.listSlots, ({ input }) => queries.listSlots(deps.db, deps.clock.now(), input)),
  route(panel.bookMeet, ({ input, request }) => bookMeet(deps, request, input.slotId)),
  route(panel.cancelMeet, ({ input, request }) => cancelMeet(deps, request, input.meetId)),
  route(panel.listSlotsToMove, ({ input, actor }) =>
    queries.listSlotsToMove(deps.db, deps.clock.now(), actor.personId, input.meetId),
  ),
  route(panel.moveMeet, ({ input, request }) => moveMeet(deps, request, input)),
  route(panel.listMeets, ({ input, actor }) =>
    queries.listMine(deps.db, deps.clock.now(), actor.personId, input.cursor),
  ),
  route(teacher.showMeetOffer, ({ actor }) => offer.showOffer(deps, actor.personId)),
  route(teacher.saveMeetOffer, ({ input, actor }) => offer.saveOffer(deps, actor.personId, input)),
  route(teacher.addMeetHours, ({ input, actor }) => offer.addHours(deps, actor.personId, input)),
  route(teacher.removeMeetHours, ({ input, actor }) =>
    offer.removeHours(deps, actor.personId, input.hoursId),
  ),
  route(teacher.addMeetDay, ({ input, actor }) => offer.addDay(deps, actor.personId, input)),
  route(teacher.removeMeetDay, ({ input, actor }) => offer.removeDay(deps, actor.personId, input.dayId)),
  route(teacher.listTaughtSlotsToMove, ({ input, actor }) =>
    queries.listTaughtSlotsToMove(deps.db, deps.clock.now(), actor.personId, input.meetId),
  ),
  route(teacher.moveTaughtMeet, ({ input, request }) => moveTaught(deps, request, input)),
  route(teacher.listTaughtMeets, ({ input, actor }) =>
    queries.listTaught(deps.db, deps.clock.now(), actor.personId, input.cursor),
  ),
  route(teacher.cancelTaughtMeet, ({ input, request }) => cancelTaught(deps, request, input)),
  route(teacher.joinMeet, ({ input, actor }) => enterClass(deps, actor.personId, 'meet', input.meetId)),
]
