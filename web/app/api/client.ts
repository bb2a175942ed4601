import type { Service } from '@arvand/contracts/endpoint'
import type { Call, CallApi, CallReply } from '../server-context.ts'
import type { Api } from './endpoints.ts'
import { type Refusal, refusalFrom } from './refusal.ts'

const services: readonly Service[] = ['panel', 'home', 'teacher', 'support', 'analysis', 'export']

/**
 * The typed client over a transport. `refused` may replace the error that is thrown, or act on it first; `reply` is the
 * answer that refused the call.
 */
export function clientOver(
  transport: CallApi,
  refused: (refusal: Refusal, reply: CallReply) => unknown = (refusal) => refusal,
): Api {
  const callerOf =
    (service: Service) =>
    async (path: string, input: object, method: Call['method'] = service === 'home' ? 'GET' : 'POST') => {
      const reply = await transport({ service, method, path, input: { ...input } })
      if (reply.status === 200) return reply.body
      throw refused(refusalFrom(reply.status, reply.body, reply.retryAfter), reply)
    }
  // The types of the contract apply where an endpoint is called; the transport itself is untyped.
  return Object.fromEntries(services.map((service) => [service, callerOf(service)])) as unknown as Api
}
