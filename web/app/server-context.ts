import type { Endpoint, Service } from '@arvand/contracts/endpoint'
import type { Role, Scope } from '@arvand/contracts/people'

/** The signed-in person who requests a page; null for a stranger and for every page that goes into the page cache. */
export interface Visitor {
  readonly id: string
  readonly name: string
  readonly mobile: string | null
  readonly email: string | null
  readonly image: string | null
  readonly roles: readonly Role[]
  readonly scopes: readonly Scope[]
}

/** One call of an endpoint: `path` is the contract's own path (`courses/:slug`), `input` its flat params, query and body. */
export interface Call {
  readonly service: Service
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
}

/** The reply as it would be sent over HTTP: the answer itself, or a problem when `status` is not 200. */
export interface CallReply {
  readonly status: number
  readonly body: unknown
  readonly retryAfter?: number
  /** The token that a call over HTTP carried. */
  readonly token?: string | null
}

/**
 * Calls an endpoint with the rights of this page's visitor, in the process or over HTTP. Never rejects for a refusal.
 */
export type CallApi = (call: Call) => Promise<CallReply>

/** How an answer may be kept: the tags of its data, and its greatest age in seconds. */
export interface KeepRule {
  readonly tags: readonly string[]
  readonly seconds: number
}

/**
 * Calls an endpoint without the visitor's session, for what a page shows to everybody. The answer may come from memory
 * and be shared with other visitors, so it must not be changed.
 */
export type CallAsStranger = (call: Call, rule: KeepRule) => Promise<CallReply>

/** Checks a call against the contract without making it: returns the problem, or null. */
export type CheckCall = (call: Call) => CallReply | null

/**
 * The messages that demo mode stores instead of sending, newest first: `{ items }` as in `/outbox.json`, or a problem
 * for an invalid recipient.
 */
export type ReadOutbox = (to?: string) => Promise<CallReply>

/** Settings that screens need; they are sent to the browser, so they contain nothing secret. */
export interface WebSettings {
  readonly publicUrl: string
  readonly demo: boolean
  /** Seconds between a page's requests for who is signed in; 0: no regular requests. */
  readonly sessionPollSeconds: number
  /** Whether people may sign in with Google. */
  readonly google: boolean
  /** Base address of each service, e.g. `/api/panel`. */
  readonly bases: Readonly<Record<Service, string>>
  /** The operator's licensed IRANSans stylesheet, when there is one. */
  readonly fontStylesheet: string | null
  /** The operator's e-trust seal: its link and its picture. */
  readonly trustSeal: { readonly href: string; readonly image: string } | null
  /** How people reach the operator; shown on the contact page and in the footer. */
  readonly contact: {
    readonly email: string | null
    readonly phone: string | null
    readonly address: string | null
  }
}

/** All that the server hands to a page request. */
export interface ServerContext {
  readonly visitor: Visitor | null
  /** Whether the request carried the cookie of a session that has ended; a request without a cookie is a stranger's. */
  readonly sessionEnded: boolean
  /** Removes the cookie of an ended session, once the person has been told that it ended. */
  readonly dropSession: () => void
  readonly call: CallApi
  readonly callAsStranger: CallAsStranger
  readonly check: CheckCall
  /** All endpoints that the server has mounted. */
  readonly endpoints: readonly Endpoint[]
  /** Only in demo mode, and on streamed pages. */
  readonly readOutbox?: ReadOutbox | undefined
  /** The nonce of the inline scripts of a streamed page; null when the page goes into the page cache. */
  readonly nonce: string | null
  /** `light` or `dark` when the person chose it; else empty. */
  readonly theme: string
  /** The open groups of the menus on this device (`shell/menu-folds.ts`); empty when none was opened or folded yet. */
  readonly folds: string
  readonly settings: WebSettings
  readonly requestId: string
  /** Writes an unexpected error to the server's log. */
  readonly report: (error: unknown) => void
}
