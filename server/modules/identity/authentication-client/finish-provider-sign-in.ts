import type { FastifyRequest } from 'fastify'
import { Refusal } from '#platform/refusal'
import { enterByProvider, type NotEntered } from '../google/enter-by-provider.ts'
import { linkByProvider } from '../google/link-by-provider.ts'
import type { Provider, ProviderPerson } from '../google/provider.ts'
import { openSignInState, type SignInState } from '../google/sign-in-state-cookie.ts'
import { findSession } from '../sessions/find-session.ts'
import { openSession } from '../sign-in/open-session.ts'
import { type Answer, goTo } from './answer.ts'
import { nameOf, withError } from './begin-sign-in.ts'
import type { AuthDeps } from './deps.ts'
import { setChallengeCookie, setSessionCookie } from './enter.ts'
import type { AuthError } from './error-codes.ts'
import { keyFor } from './keys.ts'
import { endCookieSession } from './sign-out.ts'
import type { Visit } from './visit.ts'

/** `GET /callback/{provider}`: the browser returns from the provider. Its state cookie (nonce, PKCE) works once. */
export async function finishProviderSignIn(
  visit: Visit,
  deps: AuthDeps,
  provider: Provider,
  request: FastifyRequest,
): Promise<Answer> {
  const { addresses, cookies, clock, secret } = deps
  const signInState = await openSignInState(
    keyFor(secret, 'errand'),
    clock,
    visit.cookie(cookies.check),
    provider.id,
  )
  visit.setCookies.set(cookies.check.name, cookies.check.drop())
  const refused = (error: AuthError): Answer =>
    signInState && signInState.linkFor !== null
      ? goTo(withError(signInState.callbackUrl, error))
      : goTo(addresses.action('error', { error, provider: provider.id }))
  if (visit.query.text('error') !== undefined) return refused('Callback')
  const account = signInState && (await returnedAccount(provider, signInState, request, addresses.origin))
  if (!signInState || !account) return refused('OAuthCallback')
  return signInState.linkFor === null
    ? signInAs(account, signInState, visit, deps, refused)
    : link(account, signInState, visit, deps, refused)
}

/** The provider's person; null when its answer is not valid: a used code, another state, a wrong signature. */
async function returnedAccount(
  provider: Provider,
  signInState: SignInState,
  request: FastifyRequest,
  origin: string,
): Promise<ProviderPerson | null> {
  try {
    return await provider.exchangeCode(new URL(request.url, origin), signInState)
  } catch (error) {
    request.log.warn({ provider: provider.id, reason: nameOf(error) }, 'provider sign-in refused')
    return null
  }
}

const errorsOf = {
  'not-linked': 'OAuthAccountNotLinked',
  'no-email': 'OAuthCreateAccount',
  undecided: 'UndecidedAfterRecovery',
} as const satisfies Record<NotEntered['why'], AuthError>

async function signInAs(
  account: ProviderPerson,
  { callbackUrl, ref }: SignInState,
  visit: Visit,
  deps: AuthDeps,
  refused: (error: AuthError) => Answer,
): Promise<Answer> {
  const entered = await enterByProvider(deps, account, visit.caller, ref)
  if ('why' in entered) return refused(errorsOf[entered.why])
  if ('challenge' in entered) {
    setChallengeCookie(visit, deps, entered.challenge)
    return refused('SecondFactorRequired')
  }
  const opened = openSession(deps, entered.personId, visit.caller, 'google')
  const session = await opened.catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'identity.account-blocked') return null
    throw error
  })
  if (!session) return refused('AccessDenied')
  await endCookieSession(visit, deps)
  setSessionCookie(visit, deps, session)
  return goTo(callbackUrl)
}

/** Only the session that asked may link: with another one, or none, somebody else may use the browser now. */
async function link(
  account: ProviderPerson,
  { linkFor, callbackUrl }: SignInState,
  { caller }: Visit,
  { db, clock }: AuthDeps,
  refused: (error: AuthError) => Answer,
): Promise<Answer> {
  const session = caller.token === null ? null : await findSession(db, clock, caller.token)
  if (!session || session.session.id !== linkFor) return refused('OAuthCallback')
  const isLinked = await linkByProvider(db, clock, account, session.actor, caller)
  return isLinked ? goTo(callbackUrl) : refused('OAuthAccountNotLinked')
}
