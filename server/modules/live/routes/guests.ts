import * as home from '@arvand/contracts/home/guests'
import * as panel from '@arvand/contracts/panel/guests'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { enterAsGuest, showGuestClass } from '../guests/come.ts'
import { closeGuestLink, openGuestLink, setGuestLink, showGuestLink } from '../guests/guest-link.ts'

/** Guests of classes. */
export const guestRoutes = (deps: LiveDeps): Route[] => [
  route(home.showGuestClass, ({ input }) => showGuestClass(deps, input.key)),
  route(home.enterAsGuest, ({ input, caller }) => enterAsGuest(deps, caller, input)),
  route(panel.showGuestLink, ({ input, actor }) => showGuestLink(deps, actor.personId, input)),
  route(panel.openGuestLink, ({ input, request }) => openGuestLink(deps, request, input)),
  route(panel.setGuestLink, ({ input, actor }) => setGuestLink(deps, actor, input)),
  route(panel.closeGuestLink, ({ input, actor }) => closeGuestLink(deps, actor.personId, input)),
]
