import * as home from '@arvand/contracts/home/webinars'
import * as panel from '@arvand/contracts/panel/webinars'
import * as teacher from '@arvand/contracts/teacher/webinars'
import { type Route, route } from '#platform/http/route'
import { settingValues } from '#platform/settings'
import type { LiveDeps } from '../deps.ts'
import { liveSettings } from '../live-settings.ts'
import * as own from '../webinars/own-webinars.ts'
import { cancelRegistration, payForWebinar, registerForWebinar } from '../webinars/register.ts'
import { stateOut } from '../webinars/registration-reply.ts'
import { registerForSeries, repeatWebinar } from '../webinars/series.ts'
import * as queries from '../webinars/webinar-queries.ts'

const { webinarFreeHours, meetFreeHours } = liveSettings

/** Webinars for everybody, for whoever registers, for their teachers and for managers. */
export const webinarRoutes = (deps: LiveDeps): Route[] => [
  route(home.listWebinars, ({ input }) => queries.listWebinars(deps.db, input)),
  route(home.showClassTerms, () => settingValues(deps.db, { webinarFreeHours, meetFreeHours })),
  route(home.showWebinar, ({ input, actor }) =>
    queries.showWebinar(deps.db, deps.clock.now(), input.slug, actor?.personId ?? null),
  ),
  route(panel.registerForWebinar, ({ input, request }) => registerForWebinar(deps, request, input.webinarId)),
  route(panel.registerForSeries, ({ input, request }) => registerForSeries(deps, request, input.webinarId)),
  route(panel.payFactorWebinar, ({ input, request }) => payForWebinar(deps, request, input)),
  route(panel.cancelRegistration, ({ input, request }) => cancelRegistration(deps, request, input.webinarId)),
  route(panel.listMyWebinars, ({ input, actor }) =>
    queries.listMine(deps.db, deps.clock.now(), actor.personId, input.cursor),
  ),
  route(panel.listAllWebinars, ({ input }) => queries.listAllWebinars(deps.db, input.state, input.cursor)),
  route(teacher.listOwnWebinars, ({ input, actor }) =>
    queries.listOwnWebinars(deps.db, actor.personId, input.cursor),
  ),
  route(teacher.makeWebinar, ({ input, request }) => own.makeWebinar(deps, request, input)),
  route(teacher.repeatWebinar, ({ input, request }) => repeatWebinar(deps, request, input)),
  route(teacher.showOwnWebinar, ({ input, actor }) =>
    own.showOwnWebinar(deps, { webinarId: input.webinarId, ownerId: actor.personId }),
  ),
  route(teacher.saveWebinar, ({ input, actor }) => own.saveWebinar(deps, actor.personId, input)),
  route(teacher.publishWebinar, ({ input, actor }) =>
    own.publishWebinar(deps, { webinarId: input.webinarId, ownerId: actor.personId }, input.series),
  ),
  route(teacher.cancelWebinar, ({ input, actor }) =>
    own.cancelWebinar(deps, { webinarId: input.webinarId, ownerId: actor.personId }, input.reason),
  ),
  route(teacher.listRegistered, async ({ input, actor }) => {
    await own.findOwn(deps.db, { webinarId: input.webinarId, ownerId: actor.personId })
    const page = await queries.listRegistered(deps.db, input.webinarId, input.cursor)
    const items = page.items.map(({ id, name, state, at }) => ({ id, name, state: stateOut(state), at }))
    return { items, nextCursor: page.nextCursor }
  }),
]
