import { redirect } from 'react-router'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { serverContext } from '../../../contexts.ts'
import type { CachePromise } from '../../../handle.ts'

type Context = Parameters<typeof serverContext>[0]

/** For every stranger who wants to the same place it is the same page. */
export const authCache = (...query: string[]): CachePromise => ({
  tags: ['doors'],
  query: ['callbackUrl', ...query],
})

/** What a door shows at first. Whoever is signed in has no business at a door and goes on. */
export function loadAuthPage({ url, context }: { url: URL; context: Context }) {
  const callbackUrl = returnAddress(url.searchParams.get('callbackUrl'), url.origin)
  const isSteppingUp = url.searchParams.has('error')
  if (serverContext(context).visitor && !isSteppingUp) throw redirect(callbackUrl ?? '/panel')
  return { callbackUrl, error: url.searchParams.get('error'), by: url.searchParams.get('by') }
}
