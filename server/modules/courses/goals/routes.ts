import { setGoal as setGoalEndpoint, showGoal as showGoalEndpoint } from '@arvand/contracts/panel/goals'
import { type Route, route } from '#platform/http/route'
import type { CoursesDeps } from '../deps.ts'
import { setGoal, showGoal } from './weekly-goal.ts'

/** A person's own weekly goal. */
export const goalsRoutes = (deps: CoursesDeps): Route[] => [
  route(showGoalEndpoint, ({ actor }) => showGoal(deps, actor.personId)),
  route(setGoalEndpoint, ({ input, actor }) => setGoal(deps, actor.personId, input.goal)),
]
