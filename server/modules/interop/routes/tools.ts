import * as managers from '@arvand/contracts/panel/manage-tools'
import { launchTool } from '@arvand/contracts/panel/tools'
import * as teachers from '@arvand/contracts/teacher/tools'
import { type Route, route } from '#platform/http/route'
import type { InteropDeps } from '../deps.ts'
import { addTool, closeTool, listTools, saveTool } from '../lti/manage-tools.ts'
import { chooseInTool, openToolOfLesson } from '../lti/open-tool.ts'
import { addToolLink, listOpenTools, listToolLinks } from '../lti/tool-links.ts'

/** External tools as managers register them, teachers choose them and learners open them. */
export const toolRoutes = (deps: InteropDeps): Route[] => [
  route(managers.listTools, () => listTools(deps)),
  route(managers.addTool, (asked) => addTool(deps, asked)),
  route(managers.saveTool, (asked) => saveTool(deps, asked)),
  route(managers.closeTool, (asked) => closeTool(deps, asked)),
  route(teachers.listOpenTools, () => listOpenTools(deps.db)),
  route(teachers.listToolLinks, ({ input: { cursor }, actor: { personId } }) =>
    listToolLinks(deps.db, personId, cursor),
  ),
  route(teachers.addToolLink, (asked) => addToolLink(deps, asked)),
  route(teachers.chooseInTool, ({ input: { toolId }, actor: { personId } }) =>
    chooseInTool(deps, toolId, personId),
  ),
  route(launchTool, ({ input: { lessonId }, actor: { personId } }) =>
    openToolOfLesson(deps, lessonId, personId),
  ),
]
