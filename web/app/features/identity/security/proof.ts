import { showSecurity } from '@arvand/contracts/panel/security'
import type { RouterContextProvider } from 'react-router'
import { callerOf } from '../../../api/page.ts'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { proveFirst } from '../../../api/sign-in-address.ts'

interface Visit {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The account's security settings. A visitor who has not reauthenticated is sent to do so, and returns to this page.
 */
export async function requireProof({ url, context }: Visit) {
  const security = await callerOf(context)(showSecurity, {})
  if (security.reauthenticatedUntil === null) throw proveFirst(url)
  return security
}

/** The address to return to after reauthentication: a page of the panel or the manager's, else the security page. */
export function nextOf({ searchParams, origin }: URL): string {
  const next = returnAddress(searchParams.get('next'), origin)
  return next && /^\/(panel|manage)\//.test(next) ? next : '/panel/security'
}
