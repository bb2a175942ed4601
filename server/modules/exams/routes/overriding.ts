import * as contract from '@arvand/contracts/teacher/exam-overrides'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { addOverride, changeOverride, removeOverride } from '../overriding/change-overrides.ts'
import { listOverrides } from '../overriding/list-overrides.ts'

/** Rules of an exam that are otherwise for some. */
export const overridingRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listExamOverrides, ({ input, actor: { personId } }) =>
    listOverrides(deps.db, { ...input, personId }),
  ),
  route(contract.addExamOverride, ({ input: { requestId: _, ...ask }, request }) =>
    addOverride(deps, request, ask),
  ),
  route(contract.changeExamOverride, ({ input, actor }) => changeOverride(deps, actor.personId, input)),
  route(contract.removeExamOverride, ({ input, actor: { personId } }) =>
    removeOverride(deps, { ...input, personId }),
  ),
]
