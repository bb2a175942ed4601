import * as panel from '@arvand/contracts/panel/class-notes'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { saveNotes, setNotes, showNotes } from '../notes/class-notes.ts'

/** The notes of a class. */
export const classNotesRoutes = (deps: LiveDeps): Route[] => [
  route(panel.showClassNotes, ({ input, actor }) => showNotes(deps, actor.personId, input.sessionId)),
  route(panel.saveClassNotes, ({ input, actor }) => saveNotes(deps, actor.personId, input)),
  route(panel.setClassNotes, ({ input, actor }) => setNotes(deps, actor.personId, input)),
]
