import type { Answer } from '@arvand/contracts/endpoint'
import { identityErrors } from '@arvand/contracts/errors/identity'
import type { login } from '@arvand/contracts/panel/identity'
import { data, redirect } from 'react-router'
import type { Api } from '../../../api/endpoints.ts'
import { type ActionAnswer, formAction, type SentForm } from '../../../api/form-action.ts'
import { actionApiOf } from '../../../api/page.ts'
import { attempt, type Refusal } from '../../../api/refusal.ts'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { type AuthAnswer, type Purpose, purposes, type Step, wrongOf } from './steps.ts'

/** Every step of signing in, signing up and recovering; each auth page has this action. */
export const authFlow = formAction<AuthAnswer>({
  enter: (sent) => enter(sent, { identifier: sent.text('identifier'), password: sent.text('password') }),
  send: (sent) => sendCode(sent, 'sms'),
  call: (sent) => sendCode(sent, 'call'),
  check: checkCode,
  factor: passFactor,
  ticket: (sent) => enter(sent, { ticket: sent.text('ticket') }),
  person: openAccount,
  password: setPassword,
})

type Door = Promise<ActionAnswer<AuthAnswer>>
type Without<One> = One extends Step ? Omit<One, 'callbackUrl'> : never

/** The next step of the auth page, with status 422 when something in the form was wrong. */
function show({ text, url }: SentForm, step: Without<Step>) {
  const callbackUrl = returnAddress(text('callbackUrl'), url.origin)
  const isWrong = step.error !== undefined || step.fields !== undefined
  return data<AuthAnswer>(
    { intent: text('intent'), step: { ...step, callbackUrl } },
    { status: isWrong ? 422 : 200 },
  )
}

const apiFor = ({ context }: SentForm): Api => actionApiOf(context)

const purposeOf = ({ text }: SentForm): Purpose =>
  purposes.find((purpose) => purpose === text('purpose')) ?? 'login'

const isMail = (to: string): boolean => to.includes('@')

async function sendCode(sent: SentForm, by: 'sms' | 'call'): Door {
  const { text } = sent
  const [to, purpose] = [text('to'), purposeOf(sent)]
  const target = isMail(to) ? { email: to } : { mobile: to, by }
  const { answer, refusal } = await attempt(apiFor(sent).panel('verify/send', { ...target, purpose }))
  if (answer) return show(sent, { at: 'code', purpose, to, ...answer })
  const verificationId = text('verificationId')
  // A refused resend leaves the code that was sent before valid.
  if (verificationId && refusal.status === 429) {
    const resendAt = text('resendAt')
    return show(sent, { at: 'code', purpose, to, verificationId, resendAt, error: refusal.message })
  }
  const sentence = refusal.fields.mobile ?? refusal.fields.email
  return show(sent, {
    at: 'begin',
    to,
    ...wrongOf(refusal),
    ...(sentence ? { fields: { to: sentence } } : {}),
  })
}

async function checkCode(sent: SentForm): Door {
  const { text } = sent
  const [purpose, verificationId] = [purposeOf(sent), text('verificationId')]
  const { answer, refusal } = await attempt(
    apiFor(sent).panel('verify/check', { verificationId, code: text('code') }),
  )
  if (refusal) {
    const [to, resendAt] = [text('to'), text('resendAt')]
    const sentence = refusal.fields.code ?? refusal.message
    return show(sent, { at: 'code', purpose, to, resendAt, verificationId, fields: { code: sentence } })
  }
  const { ticket } = answer
  if (purpose === 'register') return show(sent, { at: 'person', ticket, name: '' })
  if (purpose === 'recover') return show(sent, { at: 'password', ticket })
  return enter(sent, { ticket })
}

type Proof = { identifier: string; password: string } | { ticket: string }

async function enter(sent: SentForm, proof: Proof): Door {
  const { answer, refusal } = await attempt(apiFor(sent).panel('login', proof))
  if (answer) return arrive(sent, answer)
  if ('ticket' in proof && refusal.code === 'identity.no-account') {
    return show(sent, { at: 'no-account', ticket: proof.ticket })
  }
  return show(sent, { at: 'begin', to: 'identifier' in proof ? proof.identifier : '', ...wrongOf(refusal) })
}

const lateChallenge = identityErrors['identity.challenge-wrong'].sentence

async function passFactor(sent: SentForm): Door {
  const { request, text } = sent
  const challenge = text('challenge') || challengeIn(request.headers.get('cookie') ?? '')
  if (!challenge) return show(sent, { at: 'begin', to: '', error: lateChallenge })
  const { answer, refusal } = await attempt(
    apiFor(sent).panel('login/secondFactor', { challenge, code: text('code') }),
  )
  if (answer) return arrive(sent, answer)
  if (refusal.code === 'identity.challenge-wrong') {
    return show(sent, { at: 'begin', to: '', error: refusal.message })
  }
  return show(sent, { at: 'factor', challenge, fields: { code: refusal.fields.code ?? refusal.message } })
}

/** The challenge cookie, set when the first step was passed at `/api/auth`. */
const challengeIn = (cookies: string): string =>
  cookies.match(/(?:^|; *)(?:__Host-)?arvand\.challenge=([A-Za-z0-9_-]+)/)?.[1] ?? ''

async function openAccount(sent: SentForm): Door {
  const { form, text } = sent
  const [ticket, name, ref] = [text('ticket'), text('name'), text('ref')]
  // Comes from the step «no account»: the number is verified, only the name is missing.
  if (!form.has('name')) return show(sent, { at: 'person', ticket, name: '' })
  const password = text('password')
  const ask = { ticket, name, ...(password ? { password } : {}), ...(ref ? { ref } : {}) }
  const { answer, refusal } = await attempt(apiFor(sent).panel('register', ask))
  if (answer) return arrive(sent, answer)
  if (refusal.code === 'identity.mobile-taken') return show(sent, { at: 'taken', ticket })
  if (refusal.code === 'identity.ticket-wrong') {
    return show(sent, { at: 'begin', to: '', error: refusal.message })
  }
  return show(sent, { at: 'person', ticket, name, ...atPassword(refusal) })
}

async function setPassword(sent: SentForm): Door {
  const { text } = sent
  const ticket = text('ticket')
  const { answer, refusal } = await attempt(
    apiFor(sent).panel('recover', { ticket, password: text('password') }),
  )
  if (answer) return arrive(sent, answer)
  if (refusal.code === 'identity.no-account') return show(sent, { at: 'no-account', ticket })
  if (refusal.code === 'identity.ticket-wrong') {
    return show(sent, { at: 'begin', to: '', error: refusal.message })
  }
  return show(sent, { at: 'password', ticket, ...atPassword(refusal) })
}

const atPassword = (refusal: Refusal) =>
  refusal.code === 'identity.password-common' ? { fields: { password: refusal.message } } : wrongOf(refusal)

/** Signed in: redirects to where the person wanted to go. With a second factor on, that step comes first. */
function arrive(sent: SentForm, answer: Answer<typeof login>) {
  if ('challenge' in answer) return show(sent, { at: 'factor', challenge: answer.challenge })
  return redirect(returnAddress(sent.text('callbackUrl'), sent.url.origin) ?? '/panel')
}
