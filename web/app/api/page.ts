import { data, type RouterContextProvider } from 'react-router'
import { serverContext } from '../contexts.ts'
import type { KeepRule } from '../server-context.ts'
import { clientOver } from './client.ts'
import type { Api } from './endpoints.ts'
import type { Refusal } from './refusal.ts'

/**
 * The API in a loader: the same calls, made inside the process with the rights of the page's visitor. A refusal that
 * nobody catches becomes the error page of its status, with the refusal's own sentence.
 */
export function apiOf(context: Readonly<RouterContextProvider>): Api {
  const { call, requestId } = serverContext(context)
  return clientOver(call, (refusal) => pageOf(refusal, requestId))
}

/**
 * The API in the loader of a public page, for what is the same for everybody: called as a stranger, and kept in memory
 * by the page's own tags.
 */
export function publicApiOf(context: Readonly<RouterContextProvider>, rule: KeepRule): Api {
  const { callAsStranger, requestId } = serverContext(context)
  return clientOver(
    (call) => callAsStranger(call, rule),
    (refusal) => pageOf(refusal, requestId),
  )
}

/** The API in an action, which shows refusals in the form: use it with `attempt`. */
export const actionApiOf = (context: Readonly<RouterContextProvider>): Api =>
  clientOver(serverContext(context).call)

/** The error page of a refusal, for a loader to throw. */
export function pageOf({ message, code, status, retryAfter }: Refusal, requestId: string) {
  // A page's input comes from its address, so input that the contract refuses means that there is no such page.
  const found = code === 'request.invalid' ? 404 : status
  const headers = retryAfter === null ? undefined : { 'Retry-After': String(retryAfter) }
  return data({ title: message, code, requestId }, { status: found, headers })
}
