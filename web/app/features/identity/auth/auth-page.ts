import { redirect } from 'react-router'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { serverContext } from '../../../contexts.ts'
import type { CachePromise } from '../../../handle.ts'

type Context = Parameters<typeof serverContext>[0]

/** All signed-out visitors with the same `callbackUrl` get the same page, so it is cached by its address. */
export const authCache = (...query: string[]): CachePromise => ({
  tags: ['doors'],
  query: ['callbackUrl', ...query],
})

/** Data of the auth pages. A signed-in visitor is redirected, unless an error asks for another step of signing in. */
export function loadAuthPage({ url, context }: { url: URL; context: Context }) {
  const callbackUrl = returnAddress(url.searchParams.get('callbackUrl'), url.origin)
  const isSteppingUp = url.searchParams.has('error')
  if (serverContext(context).visitor && !isSteppingUp) throw redirect(callbackUrl ?? '/panel')
  return { callbackUrl, error: url.searchParams.get('error'), by: url.searchParams.get('by') }
}
