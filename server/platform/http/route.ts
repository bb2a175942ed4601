import type { Access, Endpoint, Input, Reply } from '@arvand/contracts/endpoint'
import type { Actor, Caller } from '../actor.ts'
import type { RepeatedRequest } from '../once.ts'

type ActorFor<A extends Access> = A extends 'public' ? Actor | null : Actor

/** The arguments of a handler: the validated input, the actor, and where the call comes from. */
export interface Asked<E extends Endpoint> {
  readonly input: Input<E>
  readonly actor: ActorFor<E['access']>
  readonly caller: Caller
  /** The identity of this request, for `once`; only for endpoints with a `requestId` in their body. */
  readonly request: RepeatedRequest
  readonly cookie: SessionCookieWish
}

/** With this a handler sets or removes the session cookie; it takes effect only when the Origin is ours. */
export interface SessionCookieWish {
  keep(token: string, expiresAt: Date): void
  drop(): void
}

export type Handler<E extends Endpoint> = (asked: Asked<E>) => Promise<Reply<E>> | Reply<E>

/** An endpoint and the code that serves it. Made by `route`, served by `mountRoutes` and by in-process calls. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (asked: Asked<Endpoint>) => Promise<unknown> | unknown
  /** Finds the guest of a token, for an endpoint that guests may call. */
  readonly guests?: (token: string) => Promise<Actor | null>
}

/** `route(login, (asked) => logIn(db, clock, asked.caller, asked.input))` */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  // The cast is safe, because `perform` validates the input with this endpoint's schemas and checks its access first.
  return { endpoint, handle: handle as Route['handle'] }
}
