import type { Access, Endpoint, Input, Reply } from '@arvand/contracts/endpoint'
import type { Actor, Caller } from '../actor.ts'
import type { RepeatedRequest } from '../once.ts'

type ActorFor<A extends Access> = A extends 'public' ? Actor | null : Actor

/** What a handler is given: the cleaned input, who acts, and where the call comes from. */
export interface Asked<E extends Endpoint> {
  readonly input: Input<E>
  readonly actor: ActorFor<E['access']>
  readonly caller: Caller
  /** Names this request for `once`; endpoints with a `requestId` in their body use it. */
  readonly request: RepeatedRequest
  readonly cookie: SessionCookieWish
}

/** A handler may ask that the browser keeps or drops the session cookie; it is done when the Origin is ours. */
export interface SessionCookieWish {
  keep(token: string, expiresAt: Date): void
  drop(): void
}

export type Handler<E extends Endpoint> = (asked: Asked<E>) => Promise<Reply<E>> | Reply<E>

/** An endpoint and the code that serves it. Made by `route`, served by `mountRoutes` and by in-process calls. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (asked: Asked<Endpoint>) => Promise<unknown> | unknown
}

/** `route(login, (asked) => logIn(db, clock, asked.caller, asked.input))` */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  // `perform` parses with this same endpoint's schemas and checks its access before it calls.
  return { endpoint, handle: handle as Route['handle'] }
}
