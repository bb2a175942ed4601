import type { Role } from '@arvand/contracts/people'

/** The answer of `GET /api/auth/session`; `token` is the one that API calls send (wire.md 5). */
export interface Session {
  readonly user: {
    readonly id: string
    readonly name: string
    readonly email: string | null
    readonly image: string | null
    readonly roles: readonly Role[]
  }
  /** ISO 8601: when the session ends if it is not used. */
  readonly expires: string
  readonly token: string
}

export type SessionState =
  | { readonly status: 'loading' | 'unauthenticated'; readonly data: null }
  | { readonly status: 'authenticated'; readonly data: Session }

export const loading: SessionState = { status: 'loading', data: null }

/** The server gave no answer: nobody is shown, but nothing stored in the browser may be erased because of it. */
export const unanswered: SessionState = { status: 'unauthenticated', data: null }

/** Undefined: not known yet. Null: nobody is signed in. */
export function stateOf(session: Session | null | undefined): SessionState {
  if (session === undefined) return loading
  return session ? { status: 'authenticated', data: session } : { status: 'unauthenticated', data: null }
}
