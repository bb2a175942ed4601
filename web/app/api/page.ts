import { data, type RouterContextProvider } from 'react-router'
import { serverContext } from '../contexts.ts'
import type { KeepRule } from '../server-context.ts'
import { type Caller, callerOver } from './client.ts'
import type { Refusal } from './refusal.ts'

/**
 * Calls endpoints from a loader: the same calls, made inside the process with the rights of the page's visitor. A
 * refusal that nobody catches becomes the error page of its status, with the refusal's own sentence.
 */
export function callerOf(context: Readonly<RouterContextProvider>): Caller {
  const { call, requestId } = serverContext(context)
  return callerOver(call, (refusal) => pageOf(refusal, requestId))
}

/**
 * Calls endpoints from the loader of a public page, for what is the same for everybody: as a stranger, and kept in
 * memory by the page's own tags.
 */
export function publicCallerOf(context: Readonly<RouterContextProvider>, rule: KeepRule): Caller {
  const { callAsStranger, requestId } = serverContext(context)
  return callerOver(
    (call) => callAsStranger(call, rule),
    (refusal) => pageOf(refusal, requestId),
  )
}

/** Calls endpoints from an action, which shows refusals in the form: use it with `attempt`. */
export const actionCallerOf = (context: Readonly<RouterContextProvider>): Caller =>
  callerOver(serverContext(context).call)

/** The error page of a refusal, for a loader to throw. */
export function pageOf({ message, code, status, retryAfter }: Refusal, requestId: string) {
  // A page's input comes from its address, so input that the contract refuses means that there is no such page.
  const found = code === 'request.invalid' ? 404 : status
  const headers = retryAfter === null ? undefined : { 'Retry-After': String(retryAfter) }
  return data({ title: message, code, requestId }, { status: found, headers })
}
