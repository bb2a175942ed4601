import type { Role } from '@arvand/contracts/people'
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { signInFirst } from '../api/sign-in-address.ts'
import { serverContext } from '../contexts.ts'
import { type MenuGroup, mayOpen } from './menus.ts'

/**
 * Lets only signed-in people through; others are sent to sign in and return afterwards. A middleware of a frame, so
 * that it runs before any loader.
 */
export const signedInOnly: MiddlewareFunction<Response> = ({ url, context }) => {
  if (serverContext(context).visitor) return
  throw signInFirst(url)
}

/**
 * Shows «forbidden» to a visitor without the role. Called in the loader of a frame and not as a middleware: the root's
 * loader runs beside it, so that the error page knows the visitor. The data of the frame's screens is guarded by the
 * calls themselves.
 */
export function refuseWithout(role: Role, context: Readonly<RouterContextProvider>): null {
  if (!serverContext(context).visitor?.roles.includes(role)) throw data(null, { status: 403 })
  return null
}

/**
 * Shows «forbidden» on a page that the menu hides from this visitor, because a form page that calls nothing on the
 * server needs a guard too.
 */
export function refuseUnseen(
  menu: readonly MenuGroup[],
  { pathname }: URL,
  context: Readonly<RouterContextProvider>,
): null {
  const { visitor } = serverContext(context)
  if (!visitor || !mayOpen(menu, pathname, visitor)) throw data(null, { status: 403 })
  return null
}
