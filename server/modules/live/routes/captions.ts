import * as panel from '@arvand/contracts/panel/captions'
import { type Route, route } from '#platform/http/route'
import { setCaptionWriter, writeCaption } from '../captions/captions.ts'
import type { LiveDeps } from '../deps.ts'

/** Captions of classes. */
export const captionRoutes = (deps: LiveDeps): Route[] => [
  route(panel.writeCaption, ({ input, actor }) => writeCaption(deps, actor.personId, input)),
  route(panel.setCaptionWriter, ({ input, actor }) => setCaptionWriter(deps, actor.personId, input)),
]
