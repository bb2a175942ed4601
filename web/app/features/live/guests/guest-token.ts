import type { Route } from './+types/guest-token'
import { guestTokenIn } from './guest-cookie.ts'

/** The token of this browser's visit, for the calls of its page; no other site can read the answer. */
export function loader({ request, url }: Route.LoaderArgs) {
  return Response.json(
    { token: guestTokenIn(request, url.origin) },
    { headers: { 'cache-control': 'no-store' } },
  )
}
