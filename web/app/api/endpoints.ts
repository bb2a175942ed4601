import type { Answer, Ask, Endpoint, Service } from '@arvand/contracts/endpoint'
import type { Endpoints } from '@arvand/contracts/endpoints'

/** Every path of a service that a screen may call. */
export type PathOf<S extends Service> = S extends keyof Endpoints ? keyof Endpoints[S] : never

/** One endpoint, looked up by its path, so that the compiler reads no other contract for a call. */
type At<S extends Service, P extends PathOf<S>> = S extends keyof Endpoints
  ? P extends keyof Endpoints[S]
    ? Extract<Endpoints[S][P], Endpoint>
    : never
  : never

/** Home reads by GET, all else is POST (wire.md 3); an endpoint that differs must be called with its method. */
export type UsualMethod<S extends Service> = S extends 'home' ? 'GET' : 'POST'

type MethodIfUnusual<S extends Service, P extends PathOf<S>> =
  At<S, P>['method'] extends UsualMethod<S> ? [] : [method: At<S, P>['method']]

/** `await api.panel('getProfile', {})`: input and answer have the contract's types. Rejects with a `Refusal`. */
export type Caller<S extends Service> = <P extends PathOf<S>>(
  path: P,
  input: Ask<At<S, P>>,
  ...method: MethodIfUnusual<S, P>
) => Promise<Answer<At<S, P>>>

/** The services as functions; the same in a loader (no HTTP) and in the browser (fetch). */
export type Api = { readonly [S in Service]: Caller<S> }
