import { type RouterContextProvider, redirect } from 'react-router'
import { returnAddress } from '../../../api/own-address.ts'
import { apiOf } from '../../../api/page.ts'

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

/** The way to prove who one is, which leads back to the page that was asked for. */
export const proveFirst = ({ pathname }: URL): Response =>
  redirect(`/panel/security/confirm?next=${encodeURIComponent(pathname)}`)

/** Where to go after the proof: a page of the panel, or the security page. */
export function nextOf({ searchParams, origin }: URL): string {
  const next = returnAddress(searchParams.get('next'), origin)
  return next?.startsWith('/panel/') ? next : '/panel/security'
}
