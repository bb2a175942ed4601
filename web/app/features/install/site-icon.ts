import { iconFiles } from '../../shell/site-icons.ts'
import type { Route } from './+types/site-icon'
import { sendIcon } from './send-icon.server.ts'

/** The icons of home screens and notices. */
export function loader({ params, context }: Route.LoaderArgs) {
  const file = iconFiles.find((name) => name === params.file)
  if (!file) throw new Response(null, { status: 404 })
  return sendIcon(context, file)
}
