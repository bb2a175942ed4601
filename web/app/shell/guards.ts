import type { Role } from '@arvand/contracts/people'
import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { given } from '../contexts.ts'

/** Lets only signed-in people through; others go to sign in and come back. Stands on a frame, before any loader. */
export const signedInOnly: MiddlewareFunction<Response> = ({ url, context }) => {
  if (given(context).visitor) return
  const { pathname, search } = url
  throw redirect(`/auth/sign-in?callbackUrl=${encodeURIComponent(pathname + search)}`)
}

/**
 * Shows «forbidden» to whoever lacks a role. In the loader of a frame and no middleware: the root's loader runs
 * beside it, so that the page knows who is looking. What a frame holds is guarded by the calls themselves.
 */
export function refuseWithout(role: Role, context: Readonly<RouterContextProvider>): null {
  if (!given(context).visitor?.roles.includes(role)) throw data(null, { status: 403 })
  return null
}
