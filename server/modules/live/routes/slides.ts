import * as panel from '@arvand/contracts/panel/slides'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { addSlides, setSlides, turnSlides } from '../slides/show.ts'
import { listSlides, showSlides } from '../slides/slide-queries.ts'

/** Slides of classes. */
export const slideRoutes = (deps: LiveDeps): Route[] => [
  route(panel.showSlides, ({ input, actor }) => showSlides(deps, actor, input.sessionId)),
  route(panel.listSlides, ({ input, actor }) => listSlides(deps, actor.personId, input.sessionId)),
  route(panel.addSlides, ({ input, actor }) => addSlides(deps, actor.personId, input)),
  route(panel.setSlides, ({ input, actor }) => setSlides(deps, actor.personId, input)),
  route(panel.turnSlides, ({ input, actor }) => turnSlides(deps, actor.personId, input)),
]
