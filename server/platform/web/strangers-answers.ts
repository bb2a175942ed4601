import type { CallApi, CallAsStranger } from '@arvand/web/server-context'
import type { Caller } from '../actor.ts'
import type { inProcessCalls } from './in-process-calls.ts'
import type { PageCache } from './page-cache.ts'

/** Nobody: what this caller gets is the same for every visitor who is not signed in. */
export const nobody: Caller = { token: null, address: '127.0.0.1', userAgent: '', fromOurOrigin: false }

/**
 * Calls endpoints without any session and keeps the answers in memory until one of their tags is dropped. A signed-in
 * page takes from here what it shows to everybody. Nothing private can get in, because no call knows who asks.
 */
export function strangersAnswers(
  cache: PageCache,
  callsFor: ReturnType<typeof inProcessCalls>,
): (report: (error: unknown) => void) => CallAsStranger {
  return (report) => async (asked, rule) => {
    const call: CallApi = callsFor(nobody, report).call
    const { service, method, path, input } = asked
    const key = `${service} ${method} ${path} ${JSON.stringify(input)}`
    const kept = await cache.answers.take(key, rule, async () => {
      const reply = await call(asked)
      return reply.status === 200 ? { reply, bytes: JSON.stringify(reply.body).length } : null
    })
    return kept ? kept.reply : call(asked)
  }
}
