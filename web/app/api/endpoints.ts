import type { Answer, Ask, Endpoint, Service } from '@arvand/contracts/endpoint'

/** One line per contract file that a screen calls; types only, so that no schema reaches the browser. */
type Words =
  | typeof import('@arvand/contracts/panel/buyers')
  | typeof import('@arvand/contracts/panel/seats')
  | typeof import('@arvand/contracts/panel/manage-tax-numbers')
  | typeof import('@arvand/contracts/panel/presents')
  | typeof import('@arvand/contracts/home/presents')
  | typeof import('@arvand/contracts/analysis/analysis')
  | typeof import('@arvand/contracts/home/calendar')
  | typeof import('@arvand/contracts/home/cart')
  | typeof import('@arvand/contracts/home/courses')
  | typeof import('@arvand/contracts/home/homes')
  | typeof import('@arvand/contracts/home/paths')
  | typeof import('@arvand/contracts/home/payments')
  | typeof import('@arvand/contracts/home/people')
  | typeof import('@arvand/contracts/home/preview-lessons')
  | typeof import('@arvand/contracts/home/teachers')
  | typeof import('@arvand/contracts/panel/calendar')
  | typeof import('@arvand/contracts/panel/checkout')
  | typeof import('@arvand/contracts/panel/courses')
  | typeof import('@arvand/contracts/panel/discussion')
  | typeof import('@arvand/contracts/panel/earnings')
  | typeof import('@arvand/contracts/panel/factors')
  | typeof import('@arvand/contracts/panel/identity')
  | typeof import('@arvand/contracts/panel/linked-accounts')
  | typeof import('@arvand/contracts/panel/manage-courses')
  | typeof import('@arvand/contracts/panel/manage-finance')
  | typeof import('@arvand/contracts/panel/manage-refunds')
  | typeof import('@arvand/contracts/panel/manage-withdrawals')
  | typeof import('@arvand/contracts/panel/media')
  | typeof import('@arvand/contracts/panel/notes')
  | typeof import('@arvand/contracts/panel/avatar')
  | typeof import('@arvand/contracts/panel/media')
  | typeof import('@arvand/contracts/panel/notices')
  | typeof import('@arvand/contracts/panel/offline')
  | typeof import('@arvand/contracts/panel/own-data')
  | typeof import('@arvand/contracts/panel/packages')
  | typeof import('@arvand/contracts/home/plus')
  | typeof import('@arvand/contracts/panel/manage-plus')
  | typeof import('@arvand/contracts/panel/people')
  | typeof import('@arvand/contracts/panel/plus')
  | typeof import('@arvand/contracts/panel/profile')
  | typeof import('@arvand/contracts/panel/referral')
  | typeof import('@arvand/contracts/panel/reviews')
  | typeof import('@arvand/contracts/panel/security')
  | typeof import('@arvand/contracts/panel/teaching')
  | typeof import('@arvand/contracts/panel/gift-cards')
  | typeof import('@arvand/contracts/panel/manage-gift-cards')
  | typeof import('@arvand/contracts/panel/manage-off-codes')
  | typeof import('@arvand/contracts/panel/staff')
  | typeof import('@arvand/contracts/panel/wallet')
  | typeof import('@arvand/contracts/panel/wishes')
  | typeof import('@arvand/contracts/panel/transcripts')
  | typeof import('@arvand/contracts/teacher/courses')
  | typeof import('@arvand/contracts/teacher/staff')
  | typeof import('@arvand/contracts/teacher/lessons')
  | typeof import('@arvand/contracts/teacher/exchange')
  | typeof import('@arvand/contracts/teacher/packages')
  | typeof import('@arvand/contracts/panel/announcements')
  | typeof import('@arvand/contracts/panel/assignments')
  | typeof import('@arvand/contracts/teacher/announcements')
  | typeof import('@arvand/contracts/teacher/assignments')
  | typeof import('@arvand/contracts/teacher/cohorts')
  | typeof import('@arvand/contracts/teacher/gradebook')
  | typeof import('@arvand/contracts/teacher/students')
  | typeof import('@arvand/contracts/teacher/today')

type EndpointIn<Word> = Word extends unknown ? Extract<Word[keyof Word], Endpoint> : never

type AnyEndpoint = EndpointIn<Words>

/** The endpoints of each service by their paths. */
type ByPath = { [S in Service]: { [E in Extract<AnyEndpoint, { service: S }> as E['path']]: E } }

/** Every path of a service that a screen may call. */
export type PathOf<S extends Service> = keyof ByPath[S]

type At<S extends Service, P extends PathOf<S>> = Extract<ByPath[S][P], Endpoint>

/** Home reads by GET, all else is POST (wire.md 3); an endpoint that differs must be called with its method. */
export type UsualMethod<S extends Service> = S extends 'home' ? 'GET' : 'POST'

type MethodIfUnusual<S extends Service, P extends PathOf<S>> =
  At<S, P>['method'] extends UsualMethod<S> ? [] : [method: At<S, P>['method']]

/** `await api.panel('getProfile', {})`: the ask and the answer are the contract's. Rejects with a `Refusal`. */
export type Caller<S extends Service> = <P extends PathOf<S>>(
  path: P,
  input: Ask<At<S, P>>,
  ...method: MethodIfUnusual<S, P>
) => Promise<Answer<At<S, P>>>

/** The services as functions; the same in a loader (no HTTP) and in the browser (fetch). */
export type Api = { readonly [S in Service]: Caller<S> }
