import { login, loginSecondFactor } from '@arvand/contracts/panel/identity'
import { Refusal } from '#platform/refusal'
import type { StartedSession } from '../sessions/start-session.ts'
import { answerChallenge } from '../sign-in/answer-challenge.ts'
import { type LogInAsk, logIn } from '../sign-in/log-in.ts'
import { type Answer, goTo } from './answer.ts'
import type { AuthDeps } from './deps.ts'
import { dropChallenge, setChallengeCookie, setSessionCookie } from './enter.ts'
import type { AuthError } from './error-codes.ts'
import { endCookieSession } from './sign-out.ts'
import type { Visit } from './visit.ts'

/**
 * `POST /callback/credentials`: `identifier` and `password`, or `ticket`; with a second factor on, `code` too, at once
 * or in a second try that the challenge cookie joins to the first. Every refusal is a fixed code with 401.
 */
export async function signInByCredentials(visit: Visit, deps: AuthDeps): Promise<Answer> {
  const { addresses } = deps
  if (!visit.csrf.verified) return goTo(addresses.action('signin', { csrf: 'true', error: 'Signin' }), 400)
  const entered = await enterOrCode(visit, deps)
  if (typeof entered === 'string') {
    if (entered !== 'SecondFactorRequired') dropChallenge(visit, deps)
    return goTo(addresses.action('error', { error: entered, provider: 'credentials' }), 401)
  }
  await endCookieSession(visit, deps)
  setSessionCookie(visit, deps, entered)
  return goTo(visit.callbackUrl)
}

type Entered = StartedSession | AuthError

const codes: Readonly<Record<string, AuthError>> = {
  'identity.password-wrong': 'CredentialsSignin',
  'identity.ticket-wrong': 'CredentialsSignin',
  'identity.no-account': 'CredentialsSignin',
  'identity.challenge-wrong': 'CredentialsSignin',
  'identity.second-factor-wrong': 'SecondFactorRequired',
  'identity.account-blocked': 'AccessDenied',
}

async function enterOrCode(visit: Visit, deps: AuthDeps): Promise<Entered> {
  try {
    return await enter(visit, deps)
  } catch (thrown) {
    const code = thrown instanceof Refusal ? codes[thrown.code] : undefined
    if (!code) throw thrown
    return code
  }
}

async function enter(visit: Visit, deps: AuthDeps): Promise<Entered> {
  const ask = askIn(visit)
  const first = ask ? await firstStep(ask, visit, deps) : null
  if (first && 'token' in first) return first
  if (first) setChallengeCookie(visit, deps, first.challenge)
  // With a password the challenge cookie is ignored: it may belong to the sign-in of another person.
  const kept = ask?.password === undefined ? visit.cookie(deps.cookies.challenge) : null
  const challenge = first?.challenge ?? kept
  if (!challenge) return 'CredentialsSignin'
  const second = loginSecondFactor.body.safeParse({ challenge, code: visit.form.text('code') })
  return second.success ? answerChallenge(deps, visit.caller, second.data) : 'SecondFactorRequired'
}

/** Null when the ticket was used up by the first try; the challenge from that try takes its place. */
async function firstStep(ask: LogInAsk, { caller, form }: Visit, deps: AuthDeps) {
  try {
    return await logIn(deps, caller, ask)
  } catch (error) {
    const isUsed = error instanceof Refusal && error.code === 'identity.ticket-wrong'
    if (isUsed && form.text('code') !== undefined) return null
    throw error
  }
}

/** Null when the form has no valid credentials: it may be the second step alone. */
function askIn({ form }: Visit): LogInAsk | null {
  const ticket = form.text('ticket') || undefined
  const { data } = login.body.safeParse(
    ticket ? { ticket } : { identifier: form.text('identifier'), password: form.text('password') },
  )
  return data ?? null
}
