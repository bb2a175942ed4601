import type { Service } from '@arvand/contracts/endpoint'
import type { Call, CallApi } from '../given.ts'
import type { Api } from './endpoints.ts'
import { type Refusal, refusalFrom } from './refusal.ts'

const services: readonly Service[] = ['panel', 'home', 'teacher', 'support', 'analysis', 'export']

/** The typed client over a transport. `refused` may replace what is thrown, or act on it first. */
export function clientOver(
  transport: CallApi,
  refused: (refusal: Refusal) => unknown = (refusal) => refusal,
): Api {
  const callerOf =
    (service: Service) =>
    async (path: string, input: object, method: Call['method'] = service === 'home' ? 'GET' : 'POST') => {
      const { status, body, retryAfter } = await transport({ service, method, path, input: { ...input } })
      if (status === 200) return body
      throw refused(refusalFrom(status, body, retryAfter))
    }
  // The contract's types stand at the call; a transport only carries.
  return Object.fromEntries(services.map((service) => [service, callerOf(service)])) as unknown as Api
}
