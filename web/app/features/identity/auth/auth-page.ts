import { redirect } from 'react-router'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { serverContext } from '../../../contexts.ts'
import type { CachePromise } from '../../../handle.ts'

type Context = Parameters<typeof serverContext>[0]

/** All signed-out visitors with the same `callbackUrl` get the same page, so it is cached by its address. */
export const authCache: CachePromise = { tags: ['doors'], query: ['callbackUrl', 'by', 'error'] }

/**
 * Data of the door's pages. A signed-in visitor is redirected, unless an error asks for another step of signing in. A
 * visitor who comes with the cookie of an ended session is told so once; then the cookie is dropped.
 */
export function loadAuthPage({ url, context }: { url: URL; context: Context }) {
  const { visitor, sessionEnded, dropSession } = serverContext(context)
  const callbackUrl = returnAddress(url.searchParams.get('callbackUrl'), url.origin)
  const error = url.searchParams.get('error')
  if (visitor && error === null) throw redirect(callbackUrl ?? '/panel')
  if (sessionEnded) dropSession()
  return { callbackUrl, error, byPassword: url.searchParams.get('by') === 'password', sessionEnded }
}
