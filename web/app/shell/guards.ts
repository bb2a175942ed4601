import type { Role } from '@arvand/contracts/people'
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { signInFirst } from '../api/sign-in-address.ts'
import { serverContext } from '../contexts.ts'
import { type MenuGroup, mayOpen } from './menus.ts'

/** Lets only signed-in people through; others go to sign in and come back. Stands on a frame, before any loader. */
export const signedInOnly: MiddlewareFunction<Response> = ({ url, context }) => {
  if (serverContext(context).visitor) return
  throw signInFirst(url)
}

/**
 * Shows «forbidden» to whoever lacks a role. In the loader of a frame and no middleware: the root's loader runs
 * beside it, so that the page knows who is looking. What a frame holds is guarded by the calls themselves.
 */
export function refuseWithout(role: Role, context: Readonly<RouterContextProvider>): null {
  if (!serverContext(context).visitor?.roles.includes(role)) throw data(null, { status: 403 })
  return null
}

/** The same for a page that the menu keeps from this visitor: a form that asks nothing of the server is guarded too. */
export function refuseUnseen(
  menu: readonly MenuGroup[],
  { pathname }: URL,
  context: Readonly<RouterContextProvider>,
): null {
  const { visitor } = serverContext(context)
  if (!visitor || !mayOpen(menu, pathname, visitor)) throw data(null, { status: 403 })
  return null
}
