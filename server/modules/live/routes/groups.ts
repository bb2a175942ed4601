import * as panel from '@arvand/contracts/panel/groups'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { endGroups, moveToGroup, startGroups } from '../groups/group.ts'
import { tellGroups } from '../groups/tell-groups.ts'

/** Groups of classes. */
export const groupRoutes = (deps: LiveDeps): Route[] => [
  route(panel.startGroups, ({ input, request }) => startGroups(deps, request, input)),
  route(panel.moveToGroup, ({ input, actor }) => moveToGroup(deps, actor.personId, input)),
  route(panel.endGroups, ({ input, actor }) => endGroups(deps, actor.personId, input.sessionId)),
  route(panel.tellGroups, ({ input, request }) => tellGroups(deps, request, input)),
]
