import type { Role } from '@arvand/contracts/people'
import { data, type MiddlewareFunction, redirect } from 'react-router'
import { given } from '../contexts.ts'

/** Lets only signed-in people through; others go to sign in and come back. Stands on a frame, before any loader. */
export const signedInOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  if (given(context).visitor) return
  const { pathname, search } = new URL(request.url)
  throw redirect(`/auth/sign-in?callbackUrl=${encodeURIComponent(pathname + search)}`)
}

/** Lets only people with a role through; others see the page «forbidden». After `signedInOnly`. */
export const roleOnly =
  (role: Role): MiddlewareFunction<Response> =>
  ({ context }) => {
    if (!given(context).visitor?.roles.includes(role)) throw data(null, { status: 403 })
  }
