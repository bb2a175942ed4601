import * as panel from '@arvand/contracts/panel/board'
import { type Route, route } from '#platform/http/route'
import { showBoard } from '../board/board-queries.ts'
import { clearBoard, drawMark, eraseMark, restoreMark, setBoard } from '../board/draw.ts'
import type { LiveDeps } from '../deps.ts'

/** The board of a class. */
export const boardRoutes = (deps: LiveDeps): Route[] => [
  route(panel.showBoard, ({ input, actor }) => showBoard(deps, actor.personId, input)),
  route(panel.setBoard, ({ input, actor }) => setBoard(deps, actor.personId, input)),
  route(panel.drawMark, ({ input, actor }) => drawMark(deps, actor.personId, input)),
  route(panel.eraseMark, ({ input, actor }) => eraseMark(deps, actor.personId, input)),
  route(panel.restoreMark, ({ input, actor }) => restoreMark(deps, actor.personId, input)),
  route(panel.clearBoard, ({ input, actor }) => clearBoard(deps, actor.personId, input)),
]
