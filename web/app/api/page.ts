import { data, type RouterContextProvider } from 'react-router'
import { serverContext } from '../contexts.ts'
import { clientOver } from './client.ts'
import type { Api } from './endpoints.ts'
import type { Refusal } from './refusal.ts'

/**
 * The API in a loader: the same calls, in the process, as the visitor of the page. A refusal that nobody catches
 * becomes the page of its status, with the problem's own sentence.
 */
export function apiOf(context: Readonly<RouterContextProvider>): Api {
  const { call, requestId } = serverContext(context)
  return clientOver(call, (refusal) => pageOf(refusal, requestId))
}

/** The API in an action, where a refusal is shown on the form: use with `attempt`. */
export const actionApiOf = (context: Readonly<RouterContextProvider>): Api =>
  clientOver(serverContext(context).call)

/** The page of a refusal, to be thrown by a loader. */
export function pageOf({ message, code, status, retryAfter }: Refusal, requestId: string) {
  // A page asks with what its address holds: one that the contract does not read leads nowhere.
  const found = code === 'request.invalid' ? 404 : status
  const headers = retryAfter === null ? undefined : { 'Retry-After': String(retryAfter) }
  return data({ title: message, code, requestId }, { status: found, headers })
}
