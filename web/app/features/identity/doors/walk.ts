import type { Answer } from '@arvand/contracts/endpoint'
import { identityErrors } from '@arvand/contracts/errors/identity'
import type { login } from '@arvand/contracts/panel/identity'
import { redirect } from 'react-router'
import type { Api } from '../../../api/endpoints.ts'
import { returnAddress } from '../../../api/own-address.ts'
import { attempt, type Outcome } from '../../../api/refusal.ts'
import { type Purpose, purposes, type Step, wrongOf } from './steps.ts'

/** What a door's form sent, read once. */
export interface Sent {
  readonly api: Api
  readonly form: FormData
  readonly origin: string
  /** Of a first step that was passed elsewhere; empty when there is none. */
  readonly keptChallenge: string
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const callbackOf = ({ form, origin }: Sent): string | null => returnAddress(text(form, 'callbackUrl'), origin)

const purposeOf = (form: FormData): Purpose =>
  purposes.find((purpose) => purpose === text(form, 'purpose')) ?? 'login'

const isMail = (to: string): boolean => to.includes('@')

/** Every step of signing in, signing up and recovering; each door's action is this one function. */
export function walk(sent: Sent): Promise<Step | Response> {
  switch (text(sent.form, 'intent')) {
    case 'send':
      return sendCode(sent, 'text')
    case 'call':
      return sendCode(sent, 'call')
    case 'check':
      return checkCode(sent)
    case 'factor':
      return passFactor(sent)
    case 'ticket':
      return enter(sent, { ticket: text(sent.form, 'ticket') })
    case 'person':
      return openAccount(sent)
    case 'password':
      return setPassword(sent)
    default:
      return enter(sent, { identifier: text(sent.form, 'identifier'), password: text(sent.form, 'password') })
  }
}

async function sendCode(sent: Sent, by: 'text' | 'call'): Promise<Step> {
  const { api, form } = sent
  const to = text(form, 'to')
  const purpose = purposeOf(form)
  const callbackUrl = callbackOf(sent)
  const target = isMail(to) ? { email: to } : { mobile: to, by }
  const { answer, refusal } = await attempt(api.panel('verify/send', { ...target, purpose }))
  if (answer) return { at: 'code', purpose, to, callbackUrl, ...answer }
  const verificationId = text(form, 'verificationId')
  // A resend that was refused leaves the code that is on its way in force.
  if (verificationId && refusal.status === 429) {
    const resendAt = text(form, 'resendAt')
    return { at: 'code', purpose, to, callbackUrl, verificationId, resendAt, error: refusal.message }
  }
  const sentence = refusal.fields.mobile ?? refusal.fields.email
  return {
    at: 'begin',
    to,
    callbackUrl,
    ...wrongOf(refusal),
    ...(sentence ? { fields: { to: sentence } } : {}),
  }
}

async function checkCode(sent: Sent): Promise<Step | Response> {
  const { api, form } = sent
  const purpose = purposeOf(form)
  const callbackUrl = callbackOf(sent)
  const verificationId = text(form, 'verificationId')
  const { answer, refusal } = await attempt(
    api.panel('verify/check', { verificationId, code: text(form, 'code') }),
  )
  if (refusal) {
    const [to, resendAt] = [text(form, 'to'), text(form, 'resendAt')]
    const sentence = refusal.fields.code ?? refusal.message
    return { at: 'code', purpose, to, resendAt, verificationId, callbackUrl, fields: { code: sentence } }
  }
  const { ticket } = answer
  if (purpose === 'register') return { at: 'person', ticket, name: '', callbackUrl }
  if (purpose === 'recover') return { at: 'password', ticket, callbackUrl }
  return enter(sent, { ticket })
}

type Proof = { identifier: string; password: string } | { ticket: string }

async function enter(sent: Sent, proof: Proof): Promise<Step | Response> {
  const outcome = await attempt(sent.api.panel('login', proof))
  if (outcome.answer) return arrive(sent, outcome)
  const { refusal } = outcome
  const callbackUrl = callbackOf(sent)
  if ('ticket' in proof && refusal.code === 'identity.no-account') {
    return { at: 'no-account', ticket: proof.ticket, callbackUrl }
  }
  return { at: 'begin', to: 'identifier' in proof ? proof.identifier : '', callbackUrl, ...wrongOf(refusal) }
}

const lateChallenge = identityErrors['identity.challenge-wrong'].sentence

async function passFactor(sent: Sent): Promise<Step | Response> {
  const challenge = text(sent.form, 'challenge') || sent.keptChallenge
  if (!challenge) return { at: 'begin', to: '', callbackUrl: callbackOf(sent), error: lateChallenge }
  const outcome = await attempt(
    sent.api.panel('login/secondFactor', { challenge, code: text(sent.form, 'code') }),
  )
  if (outcome.answer) return arrive(sent, outcome)
  const { refusal } = outcome
  const callbackUrl = callbackOf(sent)
  if (refusal.code === 'identity.challenge-wrong') {
    return { at: 'begin', to: '', callbackUrl, error: refusal.message }
  }
  return { at: 'factor', challenge, callbackUrl, fields: { code: refusal.fields.code ?? refusal.message } }
}

async function openAccount(sent: Sent): Promise<Step | Response> {
  const { form } = sent
  const [ticket, name, ref] = [text(form, 'ticket'), text(form, 'name'), text(form, 'ref')]
  const callbackUrl = callbackOf(sent)
  // From «no account»: the number is proven, the name is still to be written.
  if (!form.has('name')) return { at: 'person', ticket, name: '', callbackUrl }
  const ask = { ticket, name, password: text(form, 'password'), ...(ref ? { ref } : {}) }
  const outcome = await attempt(sent.api.panel('register', ask))
  if (outcome.answer) return arrive(sent, outcome)
  const { refusal } = outcome
  if (refusal.code === 'identity.mobile-taken') return { at: 'taken', ticket, callbackUrl }
  if (refusal.code === 'identity.ticket-wrong') {
    return { at: 'begin', to: '', callbackUrl, error: refusal.message }
  }
  return { at: 'person', ticket, name, callbackUrl, ...atPassword(refusal) }
}

async function setPassword(sent: Sent): Promise<Step | Response> {
  const ticket = text(sent.form, 'ticket')
  const outcome = await attempt(sent.api.panel('recover', { ticket, password: text(sent.form, 'password') }))
  if (outcome.answer) return arrive(sent, outcome)
  const { refusal } = outcome
  const callbackUrl = callbackOf(sent)
  if (refusal.code === 'identity.no-account') return { at: 'no-account', ticket, callbackUrl }
  if (refusal.code === 'identity.ticket-wrong') {
    return { at: 'begin', to: '', callbackUrl, error: refusal.message }
  }
  return { at: 'password', ticket, callbackUrl, ...atPassword(refusal) }
}

const atPassword = (refusal: Extract<Outcome<unknown>, { refusal: object }>['refusal']) =>
  refusal.code === 'identity.password-common' ? { fields: { password: refusal.message } } : wrongOf(refusal)

/** Signed in: to where the person wanted to go. Or one step more, when a second factor is on. */
function arrive(sent: Sent, { answer }: { readonly answer: Answer<typeof login> }): Step | Response {
  const callbackUrl = callbackOf(sent)
  if ('challenge' in answer) return { at: 'factor', challenge: answer.challenge, callbackUrl }
  return redirect(callbackUrl ?? '/panel')
}
