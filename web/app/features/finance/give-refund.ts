import { data } from 'react-router'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  wrongFields,
  wrongReason,
} from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/any-factor'
import { factorsWords as words } from './words.ts'

export const giveQuestion: Question = {
  title: words.giveQuestion,
  text: words.giveText,
  confirm: words.giveSubmit,
  danger: true,
}

/** A manager gives money back. */
export async function giveRefund({ context, params, url }: Route.ActionArgs, form: FormData) {
  const lines = form.getAll('line').filter((line) => typeof line === 'string')
  if (formText(form, 'choose') === 'yes' && lines.length === 0)
    return wrongFields(form, { lines: words.choose })
  const wrong = wrongReason(form)
  if (wrong.reason) return wrongFields(form, wrong)
  if (!isConfirmed(form)) return askFirst(form, giveQuestion)
  const ask = {
    factorId: params.factorId,
    reason: formText(form, 'reason'),
    requestId: formText(form, 'requestId'),
    ...(lines.length > 0 ? { lines } : {}),
  }
  const { refusal } = await attempt(actionApiOf(context).panel('manage/refund/give', ask))
  if (refusal) {
    // What was refused was not done; mended, it is another request.
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal)
  }
  return data<FormAnswer>({ intent: 'give', done: words.gave })
}
