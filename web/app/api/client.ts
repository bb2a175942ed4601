import type { Answer, Ask, Endpoint } from '@arvand/contracts/endpoint'
import type { Call, CallApi, CallReply } from '../server-context.ts'
import { type Refusal, refusalFrom } from './refusal.ts'

/**
 * `await call(getProfile, {})`: an endpoint is called by its value, so that the contract's types apply and a call makes
 * the compiler read one contract. The same in a loader (no HTTP) and in the browser (fetch). Rejects with a `Refusal`.
 */
export type Caller = <E extends Endpoint>(endpoint: E, input: Ask<E>) => Promise<Answer<E>>

/**
 * The caller over a transport. `refused` may replace the error that is thrown, or act on it first; `reply` is the answer
 * that refused the call.
 */
export function callerOver(
  transport: CallApi,
  refused: (refusal: Refusal, reply: CallReply) => unknown = (refusal) => refusal,
): Caller {
  return async <E extends Endpoint>(endpoint: E, input: Ask<E>) => {
    const reply = await transport(callOf(endpoint, input))
    if (reply.status === 200) return reply.body as Answer<E>
    throw refused(refusalFrom(reply.status, reply.body, reply.retryAfter), reply)
  }
}

/** The call as the transport takes it, which knows no types. */
export const callOf = <E extends Endpoint>({ service, method, path }: E, input: Ask<E>): Call => ({
  service,
  method,
  path,
  input,
})
