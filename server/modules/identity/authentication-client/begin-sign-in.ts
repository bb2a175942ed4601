import { readReferralCode } from '@arvand/contracts/referral-code'
import type { FastifyRequest } from 'fastify'
import { makeChecks, type Provider } from '../google/provider.ts'
import { sealSignInState, signInStateSeconds } from '../google/sign-in-state-cookie.ts'
import { findSession } from '../sessions/find-session.ts'
import { isReauthenticated } from '../sign-in/reauthenticate.ts'
import { type Answer, goTo } from './answer.ts'
import type { AuthDeps } from './deps.ts'
import type { AuthError } from './error-codes.ts'
import { keyFor } from './keys.ts'
import type { Visit } from './visit.ts'

/** Query parameters that a caller may pass on to the provider; the server sets all others. */
const passedOn = ['prompt', 'login_hint', 'hl', 'ui_locales']

/** `POST /signin/{provider}`: sends the browser to the provider; with `link=true` to link an account to this person. */
export async function beginSignIn(visit: Visit, deps: AuthDeps, request: FastifyRequest): Promise<Answer> {
  const { addresses, providers } = deps
  const id = (request.params as { provider?: string }).provider ?? ''
  if (!visit.csrf.verified) return notBegun(deps)
  if (id === 'credentials') return goTo(addresses.action('signin', { callbackUrl: visit.callbackUrl }))
  const provider = providers.get(id)
  if (!provider) return notBegun(deps)
  if (visit.form.text('link') !== 'true') return leaveFor(provider, null, visit, deps, request)
  const session = await provenSession(visit, deps)
  if (session) return leaveFor(provider, session, visit, deps, request)
  return goTo(withError(visit.callbackUrl, 'ReauthenticationRequired'), 403)
}

/** The CSRF token was wrong, or there is no such provider. */
const notBegun = ({ addresses }: AuthDeps): Answer =>
  goTo(addresses.action('signin', { csrf: 'true', error: 'Signin' }), 400)

async function leaveFor(
  provider: Provider,
  linkFor: string | null,
  visit: Visit,
  { addresses, cookies, clock, secret }: AuthDeps,
  request: FastifyRequest,
): Promise<Answer> {
  const checks = makeChecks()
  const extras = passedOn.flatMap((name) => {
    const value = visit.query.text(name)
    return value === undefined ? [] : [[name, value]]
  })
  try {
    const url = await provider.authorizationUrl(checks, Object.fromEntries(extras))
    const ref = readReferralCode(visit.form.text('ref')) ?? undefined
    const signInState = { ...checks, provider: provider.id, callbackUrl: visit.callbackUrl, linkFor, ref }
    const sealed = await sealSignInState(keyFor(secret, 'errand'), clock, signInState)
    visit.setCookies.set(cookies.check.name, cookies.check.keep(sealed, signInStateSeconds))
    return goTo(url.href)
  } catch (trouble) {
    request.log.warn({ provider: provider.id, reason: nameOf(trouble) }, 'provider not reached')
    const error = 'OAuthSignin' satisfies AuthError
    return goTo(linkFor ? withError(visit.callbackUrl, error) : addresses.action('error', { error }))
  }
}

/** The id of the caller's session if it is active and re-authenticated; otherwise null. */
async function provenSession({ caller }: Visit, { db, clock }: AuthDeps): Promise<string | null> {
  const active = caller.token === null ? null : await findSession(db, clock, caller.token)
  if (!active || active.actor.mustSetUpSecondFactor) return null
  return (await isReauthenticated(db, clock, active.actor)) ? active.actor.sessionId : null
}

/** The address of the page that asked, with an error code that this page can show. */
export function withError(callbackUrl: string, error: AuthError): string {
  const url = new URL(callbackUrl)
  url.searchParams.set('error', error)
  return url.href
}

/** What may be logged of a library's error: its code or name, but never its message, which can hold a token. */
export const nameOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}
