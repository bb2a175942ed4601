import { data, redirect, redirectDocument } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  wrongFields,
} from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { factorWords as words } from './words.ts'

interface Asked {
  readonly api: Api
  readonly url: URL
  readonly form: FormData
  readonly factorId: string
}

export const cancelQuestion: Question = {
  title: words.cancelQuestion,
  text: words.cancelText,
  confirm: words.cancel,
  danger: true,
}

export const refundQuestion: Question = {
  title: words.refundQuestion,
  text: words.refundText,
  confirm: words.askRefund,
  danger: true,
}

/** What the forms of a factor's page send. */
export function actOnFactor(asked: Asked) {
  const intent = formText(asked.form, 'intent')
  if (intent === 'pay') return pay(asked)
  return intent === 'cancel' ? cancel(asked) : refund(asked)
}

async function pay({ api, url, form, factorId }: Asked) {
  const gateway = formText(form, 'gateway')
  const body = {
    factorId,
    useWallet: form.has('wallet'),
    requestId: formText(form, 'requestId'),
    ...(gateway ? { gateway } : {}),
  }
  const { answer, refusal } = await attempt(api.panel('payFactor', body))
  if (refusal) return refusedForm(url, form, refusal)
  // The bank is no page of ours, so the browser itself goes there.
  return answer.redirect ? redirectDocument(answer.redirect) : redirect(`${url.pathname}?new`)
}

async function cancel({ api, url, form, factorId }: Asked) {
  if (!isConfirmed(form)) return askFirst(form, cancelQuestion)
  const { refusal } = await attempt(api.panel('factor/cancel', { factorId }))
  return refusal
    ? refusedForm(url, form, refusal)
    : data<FormAnswer>({ intent: 'cancel', done: words.cancelledNow })
}

async function refund({ api, url, form, factorId }: Asked) {
  const reason = formText(form, 'reason').trim()
  if (reason.length < 3) return wrongFields(form, { reason: words.reasonWrong })
  const lines = form.getAll('line').map(String)
  if (form.has('choose') && lines.length === 0) return wrongFields(form, { lines: words.linesWrong })
  if (!isConfirmed(form)) return askFirst(form, refundQuestion)
  const body = {
    factorId,
    reason,
    requestId: formText(form, 'requestId'),
    ...(lines.length > 0 ? { lines } : {}),
  }
  const { refusal } = await attempt(api.panel('factor/refund', body))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: 'refund', done: words.asked })
}
