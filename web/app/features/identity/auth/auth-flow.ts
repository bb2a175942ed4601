import type { Answer, Ask } from '@arvand/contracts/endpoint'
import { identityErrors } from '@arvand/contracts/errors/identity'
import {
  checkVerification,
  login,
  loginSecondFactor,
  recover,
  register,
  sendVerification,
} from '@arvand/contracts/panel/identity'
import { loginByPasskey } from '@arvand/contracts/panel/passkeys'
import { data, redirect } from 'react-router'
import type { Caller } from '../../../api/client.ts'
import { type ActionAnswer, formAction, type SentForm } from '../../../api/form-action.ts'
import { actionCallerOf } from '../../../api/page.ts'
import { attempt, type Refusal } from '../../../api/refusal.ts'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { homeAfterSignIn } from '../../../shell/last-role.ts'
import { pathWith } from '../../../ui/address-with.ts'
import { readCredential } from '../passkeys/read-credential.ts'
import { doorCookie, readDoor } from './door-cookie.ts'
import {
  type AuthAnswer,
  type DoorState,
  firstStep,
  type Purpose,
  type Step,
  stepOf,
  type Wrong,
  wrongOf,
} from './steps.ts'
import { withCallback } from './with-callback.ts'

/** Every step of the door; each of its pages has this action. A right answer leads to the page of the next step. */
export const authFlow = formAction<AuthAnswer>({
  enter: (sent) => enter(sent, { identifier: sent.text('identifier'), password: sent.text('password') }),
  passkey: enterByPasskey,
  send: sendCode,
  resend: (sent) => sendAgain(sent, 'sms'),
  call: (sent) => sendAgain(sent, 'call'),
  check: checkCode,
  factor: passFactor,
  person: openAccount,
  password: setPassword,
})

type Door = Promise<ActionAnswer<AuthAnswer>>

const callerFor = ({ context }: SentForm): Caller => actionCallerOf(context)
const stateIn = ({ request, url }: SentForm): DoorState | null => readDoor(request, url.origin)

const callbackOf = (sent: SentForm): string | null =>
  returnAddress(sent.text('callbackUrl'), sent.url.origin) ?? stateIn(sent)?.callbackUrl ?? null

/** The step again, with what was wrong and what was typed. */
const again = ({ text }: SentForm, step: Step, wrong: Wrong, values: Record<string, string> = {}) =>
  data<AuthAnswer>({ intent: text('intent'), step, ...wrong, values }, { status: 422 })

/** Leads to the page of the next step, which reads its state from the cookie. */
function goTo(sent: SentForm, state: Omit<DoorState, 'callbackUrl'>) {
  const callbackUrl = callbackOf(sent)
  return redirect(withCallback('/auth/verify', callbackUrl), {
    status: 303,
    headers: { 'set-cookie': doorCookie(sent.url.origin, { ...state, callbackUrl }) },
  })
}

const nothingYet = { verificationId: '', resendAt: '', voice: false, sends: 0, proof: '' } as const

async function sendCode(sent: SentForm): Door {
  const to = sent.text('to')
  const purpose: Purpose = sent.text('purpose') === 'recover' ? 'recover' : 'login'
  const before = stateIn(sent)
  // The same number again, for example after «تغییر شماره»: the code that was just sent still works.
  const isWaiting = before?.at === 'code' && before.to === to && before.purpose === purpose
  if (isWaiting && Date.parse(before.resendAt) > Date.now()) return goTo(sent, before)
  const { answer, refusal } = await askForCode(sent, to, purpose, 'sms')
  if (answer) return goTo(sent, { ...nothingYet, at: 'code', purpose, to, ...answer, sends: 1 })
  const sentence = refusal.fields.mobile ?? refusal.fields.email
  const wrong = sentence ? { fields: { to: sentence } } : wrongOf(refusal)
  return again(sent, firstStep({ to, purpose, callbackUrl: callbackOf(sent) }), wrong)
}

const askForCode = (sent: SentForm, to: string, purpose: Purpose, by: 'sms' | 'call') =>
  attempt(
    callerFor(sent)(sendVerification, {
      ...(to.includes('@') ? { email: to } : { mobile: to, by }),
      purpose,
    }),
  )

async function sendAgain(sent: SentForm, by: 'sms' | 'call'): Door {
  const state = stateIn(sent)
  if (state?.at !== 'code') return overdue(sent)
  const { answer, refusal } = await askForCode(sent, state.to, state.purpose, by)
  if (answer) return goTo(sent, { ...state, ...answer, sends: state.sends + 1 })
  // A refused resend leaves the code that was sent before valid.
  return again(sent, stepOf(state), wrongOf(refusal))
}

async function checkCode(sent: SentForm): Door {
  const state = stateIn(sent)
  if (state?.at !== 'code') return overdue(sent)
  const { verificationId, purpose } = state
  const { answer, refusal } = await attempt(
    callerFor(sent)(checkVerification, { verificationId, code: sent.text('code') }),
  )
  if (refusal) return again(sent, stepOf(state), { fields: { code: refusal.fields.code ?? refusal.message } })
  const proved = { ...state, proof: answer.ticket }
  return purpose === 'recover' ? goTo(sent, { ...proved, at: 'password' }) : enterByTicket(sent, proved)
}

async function enter(sent: SentForm, proof: { identifier: string; password: string }): Door {
  const { answer, refusal } = await attempt(callerFor(sent)(login, proof))
  const to = proof.identifier
  if (answer) return arrive(sent, answer, to)
  return again(sent, firstStep({ at: 'secret', to, callbackUrl: callbackOf(sent) }), wrongOf(refusal))
}

/** By a passkey that the browser has signed with. */
async function enterByPasskey(sent: SentForm): Door {
  const credential = readCredential<Ask<typeof loginByPasskey>['credential']>(sent.text('credential'))
  const { answer, refusal } = await attempt(callerFor(sent)(loginByPasskey, { credential }))
  if (answer) return arrive(sent, answer, '')
  const sentence = identityErrors['identity.passkey-wrong'].sentence
  const error = refusal.code === 'request.invalid' ? sentence : refusal.message
  return again(sent, firstStep({ callbackUrl: callbackOf(sent) }), { error })
}

/** The number is proved: whoever has an account is in, and whoever has none gives a name. */
async function enterByTicket(sent: SentForm, state: DoorState): Door {
  const { answer, refusal } = await attempt(callerFor(sent)(login, { ticket: state.proof }))
  if (answer) return arrive(sent, answer, state.to)
  if (refusal.code === 'identity.no-account') return goTo(sent, { ...state, at: 'person' })
  return startAnew(sent, refusal)
}

async function passFactor(sent: SentForm): Door {
  const state = stateIn(sent)
  const kept = state?.at === 'factor' ? state.proof : ''
  const challenge = kept || challengeIn(sent.request.headers.get('cookie') ?? '')
  const to = state?.to ?? ''
  const callbackUrl = callbackOf(sent)
  if (!challenge) return overdue(sent)
  const { answer, refusal } = await attempt(
    callerFor(sent)(loginSecondFactor, { challenge, code: sent.text('code') }),
  )
  if (answer) return arrive(sent, answer, to, state?.purpose)
  if (refusal.code === 'identity.challenge-wrong') return startAnew(sent, refusal)
  const step = { ...firstStep({ to, callbackUrl }), at: 'factor' } as const
  return again(sent, step, { fields: { code: refusal.fields.code ?? refusal.message } })
}

/** The challenge cookie, set when the first step was passed at `/api/auth`. */
const challengeIn = (cookies: string): string =>
  cookies.match(/(?:^|; *)(?:__Host-)?arvand\.challenge=([A-Za-z0-9_-]+)/)?.[1] ?? ''

async function openAccount(sent: SentForm): Door {
  const state = stateIn(sent)
  if (state?.at !== 'person') return overdue(sent)
  const [name, password, ref] = [sent.text('name'), sent.text('password'), sent.text('ref')]
  const ask = { ticket: state.proof, name, ...(password ? { password } : {}), ...(ref ? { ref } : {}) }
  const { answer, refusal } = await attempt(callerFor(sent)(register, ask))
  if (answer) return arrive(sent, answer, state.to)
  // The account was opened in another tab meanwhile; the ticket signs in too.
  if (refusal.code === 'identity.mobile-taken' || refusal.code === 'identity.email-taken')
    return enterByTicket(sent, state)
  if (refusal.code === 'identity.ticket-wrong') return startAnew(sent, refusal)
  return again(sent, stepOf(state), atPassword(refusal), { name })
}

async function setPassword(sent: SentForm): Door {
  const state = stateIn(sent)
  if (state?.at !== 'password') return overdue(sent)
  const ask = { ticket: state.proof, password: sent.text('password') }
  const { answer, refusal } = await attempt(callerFor(sent)(recover, ask))
  if (answer) return arrive(sent, answer, state.to, 'recover')
  if (refusal.code === 'identity.no-account') return goTo(sent, { ...state, at: 'person' })
  if (refusal.code === 'identity.ticket-wrong') return startAnew(sent, refusal)
  return again(sent, stepOf(state), atPassword(refusal))
}

const atPassword = (refusal: Refusal) =>
  refusal.code === 'identity.password-common' ? { fields: { password: refusal.message } } : wrongOf(refusal)

/** The first step with the number kept and what went wrong. */
const startAnew = (sent: SentForm, { message }: Pick<Refusal, 'message'>) =>
  again(sent, firstStep({ to: stateIn(sent)?.to ?? '', callbackUrl: callbackOf(sent) }), { error: message })

/** The cookie is gone, because this step was left alone too long or another tab has ended the sign-in. */
const overdue = (sent: SentForm) =>
  redirect(withCallback('/auth/sign-in', callbackOf(sent), { error: 'Signin' }))

/**
 * Signed in: redirects to where the person wanted to go, or to the home of the role used last. With a second factor on,
 * that step comes first. After a recovery the ways in of before are asked about on the way.
 */
function arrive(sent: SentForm, answer: Answer<typeof login>, to: string, purpose: Purpose = 'login') {
  if ('challenge' in answer)
    return goTo(sent, { ...nothingYet, at: 'factor', purpose, to, proof: answer.challenge })
  const next = callbackOf(sent) ?? homeAfterSignIn(sent.request.headers.get('cookie'), answer.user)
  return redirect(purpose === 'recover' ? pathWith('/panel/security/recovered', { next }) : next, {
    headers: { 'set-cookie': doorCookie(sent.url.origin, null) },
  })
}
