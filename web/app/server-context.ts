import type { Endpoint, Service } from '@arvand/contracts/endpoint'
import type { Role, Scope } from '@arvand/contracts/people'

/** Who looks at a page. Null (not this) for a stranger and for every page that is kept in the page cache. */
export interface Visitor {
  readonly id: string
  readonly name: string
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

/** What came back, as the wire would say it: the answer itself, or a problem when `status` is not 200. */
export interface CallReply {
  readonly status: number
  readonly body: unknown
  readonly retryAfter?: number
  /** What a call over the wire carried. */
  readonly token?: string | null
}

/** Calls an endpoint as the visitor of this page, in the process or over the wire. Never rejects for a refusal. */
export type CallApi = (call: Call) => Promise<CallReply>

/** What the contract says against a call before it is made: the problem, or null. Nothing happens. */
export type CheckCall = (call: Call) => CallReply | null

/** What would have been sent, newest first: `{ items }` as in `/outbox.json`, or a problem for a recipient that is none. */
export type ReadOutbox = (to?: string) => Promise<CallReply>

/** Settings that screens need; they travel to the browser, so nothing secret. */
export interface WebSettings {
  readonly publicUrl: string
  readonly demo: boolean
  /** Seconds between a page's questions who is signed in; 0: none by the clock. */
  readonly sessionPollSeconds: number
  /** Whether people may sign in with Google. */
  readonly google: boolean
  /** Base address of each service, e.g. `/api/panel`. */
  readonly bases: Readonly<Record<Service, string>>
  /** The operator's licensed IRANSans stylesheet, when there is one. */
  readonly fontStylesheet: string | null
  /** The e-trust seal of the operator: where it leads and its picture. */
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
  /** The browser came with the cookie of a session that has ended; one that came without is a stranger's. */
  readonly sessionEnded: boolean
  /** Takes the cookie of an ended session from the browser: it has been told. */
  readonly dropSession: () => void
  readonly call: CallApi
  readonly check: CheckCall
  /** All that can be called, as the server mounts it. */
  readonly endpoints: readonly Endpoint[]
  /** In demo mode, on streamed pages. */
  readonly readOutbox?: ReadOutbox | undefined
  /** For the inline scripts of a streamed page; null when the page goes into the page cache. */
  readonly nonce: string | null
  /** `light` or `dark` when the person fixed it; else empty. */
  readonly theme: string
  readonly settings: WebSettings
  readonly requestId: string
  /** Writes an unexpected error to the server's log. */
  readonly report: (error: unknown) => void
}
