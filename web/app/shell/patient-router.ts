import type { ClientInstrumentation } from 'react-router'
import { patiently } from './patience.ts'

/**
 * The router takes a cut line for the end of the page: it throws what it could not fetch to the boundary, and reloads
 * where a screen's script does not come. With this what it reads is asked for again until there is an answer, while the
 * page stays as it is. What it sends is `tell-unanswered.ts`'s.
 *
 * Every answer is given to it whole: one that is called off while the router takes it apart is an error that nobody
 * catches (React Router 8.4, `decode` of its turbo-stream).
 */
export function makeRouterPatient(target: Window & typeof globalThis = window): void {
  const { fetch } = target
  target.fetch = (input, init) => {
    const { signal, method = 'GET' } = init ?? {}
    if (!isOfRouter(input, init, target)) return fetch(input, init)
    if (method !== 'GET') return fetch(input, init).then(whole)
    return patiently(async () => {
      try {
        const answer = await fetch(input, init)
        return isAway(answer) ? undefined : await whole(answer)
      } catch (error) {
        if (signal?.aborted || !(error instanceof TypeError)) throw error
        return undefined
      }
    }, signal)
  }
}

/** The data of pages, and which screens there are. What fetches for itself (a lesson that is kept) says its purpose. */
function isOfRouter(input: RequestInfo | URL, init: RequestInit | undefined, { location }: Window): boolean {
  if (!(input instanceof URL) || input.origin !== location.origin) return false
  if (new Headers(init?.headers).has('purpose')) return false
  return input.pathname.endsWith('.data') || input.pathname === '/__manifest'
}

/** Whoever stands before Arvand answered in its place. */
const isAway = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.has('X-Remix-Response')

/** An answer that broke off on its way is none. */
const whole = async (answer: Response): Promise<Response> =>
  answer.body ? new Response(await answer.blob(), answer) : answer

interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, { readonly module: string }>> }
  readonly __reactRouterRouteModules?: Record<string, unknown>
}

/** The scripts of screens: the router takes what stands among its modules, or the promise of it. */
export const patientScreens: ClientInstrumentation = {
  route: ({ id }) => {
    const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } =
      globalThis as RouterGlobals
    // While one develops, the router reads all modules again and again.
    if (!import.meta.env.PROD || !modules || id in modules) return
    const keep = (value: unknown) =>
      Object.defineProperty(modules, id, { value, configurable: true, writable: true })
    const get = () => {
      const address = manifest?.routes[id]?.module ?? ''
      const coming = patiently(() => screenAt(address))
      keep(coming)
      coming.then(keep, () => undefined)
      return coming
    }
    Object.defineProperty(modules, id, { get, configurable: true })
  },
}

async function screenAt(address: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
    // There is a line, but no such script any more: a newer release is there.
    if (answer && !isAway(answer)) window.location.reload()
    return undefined
  }
}
