import type { Role, Scope } from '@arvand/contracts/people'

/** A signed-in person, with the roles and scopes that the session has at this moment. */
export interface Actor {
  readonly personId: string
  readonly sessionId: string
  readonly roles: ReadonlySet<Role>
  readonly scopes: ReadonlySet<Scope>
  /** A manager without a second factor may only set it up. */
  readonly mustSetUpSecondFactor: boolean
  /** A guest of one live class, who has no account: `personId` is of their visit. */
  readonly isGuest?: true
}

/** Where a call comes from, signed in or not. */
export interface Caller {
  /** The opaque session token, as it was sent; null when none was. */
  readonly token: string | null
  readonly address: string
  readonly userAgent: string
  /** The Origin header names our own site; only then may an answer set the session cookie. */
  readonly fromOurOrigin: boolean
}
