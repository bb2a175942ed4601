import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/actor'
import type { SessionCookie } from '#platform/http/session-cookie'
import { callbackUrlOf } from './callback-url.ts'
import type { ClientCookie, ClientCookies } from './client-cookies.ts'
import { type Csrf, sameText } from './csrf.ts'
import { type Fields, fieldsOf } from './fields.ts'

/** A request of the authentication client, read and checked once, before any action. */
export interface Visit {
  readonly form: Fields
  readonly query: Fields
  /** Absolute and ours: where the person goes next. */
  readonly callbackUrl: string
  /** The callback address from the request or the cookie; null when neither names one. */
  readonly namedCallbackUrl: string | null
  /** `verified`: a POST of our own pages that repeats the token of its cookie. */
  readonly csrf: { readonly token: string; readonly verified: boolean }
  readonly caller: Caller
  /** The value of one of our cookies. */
  cookie(cookie: ClientCookie): string | null
  /** What the answer sets, by the cookie's name; each is set once at most. */
  readonly setCookies: Map<string, string>
}

export interface VisitRules {
  readonly origin: string
  readonly csrf: Csrf
  readonly sessionCookie: SessionCookie
  readonly cookies: ClientCookies
  readonly isOurOrigin: (origin: string | undefined) => boolean
}

/** The callback address is no http(s) address; the request is refused without any other work (facts.md A6). */
export class InvalidCallbackUrl extends Error {
  override readonly name = 'InvalidCallbackUrl'
  /** The address came from the cookie, which must be dropped, or every later request would be refused too. */
  readonly isKept: boolean

  constructor(isKept: boolean) {
    super('the callback address is none')
    this.isKept = isKept
  }
}

export function receive(request: FastifyRequest, rules: VisitRules): Visit {
  const { origin, csrf, sessionCookie, cookies } = rules
  const { cookie: header, origin: from } = request.headers
  const form = fieldsOf(request.method === 'POST' ? request.body : {})
  const query = fieldsOf(request.query)
  const token = sessionCookie.read(header)
  const setCookies = new Map<string, string>()
  const named = placeIn(form.text('callbackUrl') || query.text('callbackUrl'), origin, false)
  const kept = placeIn(cookies.callbackUrl.read(header), origin, true)
  const ownToken = csrf.tokenOf(cookies.csrf.read(header), token)
  const pair = ownToken === null ? csrf.make(token) : null
  if (pair) setCookies.set(cookies.csrf.name, cookies.csrf.keep(pair.cookie))
  // A browser without our cookies gets both; later the callback address is set only when it changes.
  if (named !== null ? named !== kept : pair !== null && kept === null)
    setCookies.set(cookies.callbackUrl.name, cookies.callbackUrl.keep(named ?? origin))
  return {
    form,
    query,
    callbackUrl: named ?? kept ?? origin,
    namedCallbackUrl: named ?? (kept === origin ? null : kept),
    csrf: {
      token: ownToken ?? pair?.token ?? '',
      verified:
        ownToken !== null && isFromUs(request, rules) && sameText(form.text('csrfToken') ?? '', ownToken),
    },
    caller: {
      token,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      fromOurOrigin: rules.isOurOrigin(from),
    },
    cookie: (cookie) => cookie.read(header),
    setCookies,
  }
}

function placeIn(given: string | null | undefined, origin: string, isKept: boolean): string | null {
  if (!given) return null
  const url = callbackUrlOf(given, origin)
  if (url === null) throw new InvalidCallbackUrl(isKept)
  return url
}

/** Browsers send an Origin header with every POST; other programs may send none. */
const isFromUs = ({ method, headers }: FastifyRequest, { isOurOrigin }: VisitRules): boolean =>
  method === 'POST' && (headers.origin === undefined || isOurOrigin(headers.origin))
