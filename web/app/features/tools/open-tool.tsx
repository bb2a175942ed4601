import { launchTool } from '@arvand/contracts/panel/tools'
import { redirect } from 'react-router'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/open-tool'
import { toolsWords as words } from './words.ts'

/** Sends the browser to the tool of a lesson; only a refusal is ever seen here, as the error page. */
export async function loader({ context, params: { lessonId } }: Route.LoaderArgs) {
  const { url } = await callerOf(context)(launchTool, { lessonId })
  throw redirect(url)
}

export const meta = () => [{ title: titled(words.title) }]

export default function OpenTool() {
  return null
}
