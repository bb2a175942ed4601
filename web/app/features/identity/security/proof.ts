import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../../api/page.ts'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { proveFirst } from '../../../api/sign-in-address.ts'

interface Visit {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** How the account is guarded; whoever has not proved again who they are goes to do so, and comes back to this page. */
export async function requireProof({ url, context }: Visit) {
  const security = await apiOf(context).panel('security/show', {})
  if (security.reauthenticatedUntil === null) throw proveFirst(url)
  return security
}

/** Where to go after the proof: a page of the panel or of managers, or the security page. */
export function nextOf({ searchParams, origin }: URL): string {
  const next = returnAddress(searchParams.get('next'), origin)
  return next && /^\/(panel|manage)\//.test(next) ? next : '/panel/security'
}
