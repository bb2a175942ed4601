import type { Route } from './+types/favicon'
import { sendIcon } from './send-icon.server.ts'

/** The icon of a tab. */
export const loader = ({ context }: Route.LoaderArgs) => sendIcon(context, null)
