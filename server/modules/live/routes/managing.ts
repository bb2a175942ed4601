import * as contract from '@arvand/contracts/panel/manage-live'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { endAnyClass } from '../managing/end-any-class.ts'
import { exportAllClasses } from '../managing/export-all-classes.ts'
import { listAllClasses } from '../managing/list-all-classes.ts'
import { showAnyClass } from '../managing/show-any-class.ts'

/** Every webinar, room and meet, for managers of the content. */
export const managingRoutes = (deps: LiveDeps): Route[] => [
  route(contract.listAllClasses, ({ input }) => listAllClasses(deps, input)),
  route(contract.showAnyClass, ({ input }) => showAnyClass(deps, input)),
  route(contract.endAnyClass, ({ input, actor, caller }) => endAnyClass(deps, { actor, caller }, input)),
  route(contract.exportAllClasses, (asked) => exportAllClasses(deps, asked)),
]
