import type { Service } from '@arvand/contracts/endpoint'
import type { Call, CallApi, CallReply } from '../server-context.ts'
import type { Api } from './endpoints.ts'
import { type Refusal, refusalFrom } from './refusal.ts'

const services: readonly Service[] = ['panel', 'home', 'teacher', 'support', 'analysis', 'export']

/** The typed client over a transport. `refused` may replace what is thrown, or act on it first; `reply` is what came. */
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
  // The contract's types stand at the call; a transport only carries.
  return Object.fromEntries(services.map((service) => [service, callerOf(service)])) as unknown as Api
}
