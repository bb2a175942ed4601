import { data } from 'react-router'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  valuesOf,
} from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/refunds'
import { refundsWords as words } from './words.ts'

export const approveQuestion = (sum: string): Question => ({
  title: words.approveQuestion(sum),
  text: words.approveText,
  confirm: words.approve,
})
export const doneQuestion: Question = {
  title: words.doneQuestion,
  text: words.doneText,
  confirm: words.done,
}
export const notDoneQuestion: Question = {
  title: words.notDoneQuestion,
  text: words.notDoneText,
  confirm: words.notDone,
  danger: true,
}

/** The page's action: approves, refuses, or says what became of a part in doubt. */
export async function decideRefund({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  const refundId = formText(form, 'refundId')
  const requestId = formText(form, 'requestId')
  if (intent === 'refuse') {
    const ask = { refundId, approve: false, answer: formText(form, 'answer'), requestId }
    const { refusal } = await attempt(api.panel('manage/refund/decide', ask))
    return refusal ? refusedForm(url, form, refusal) : said(form, words.refused)
  }
  const question =
    intent === 'approve'
      ? approveQuestion(formText(form, 'sum'))
      : intent === 'done'
        ? doneQuestion
        : notDoneQuestion
  if (!isConfirmed(form)) return askFirst(form, question)
  if (intent === 'approve') {
    const { refusal } = await attempt(
      api.panel('manage/refund/decide', { refundId, approve: true, requestId }),
    )
    return refusal ? refusedForm(url, form, refusal) : said(form, words.approved)
  }
  const reference = formText(form, 'reference').trim()
  const ask = {
    partId: formText(form, 'partId'),
    isDone: intent === 'done',
    requestId,
    ...(reference ? { reference } : {}),
  }
  const { refusal } = await attempt(api.panel('manage/refund/settle', ask))
  return refusal ? refusedForm(url, form, refusal) : said(form, words.settled)
}

const said = (form: FormData, done: string) =>
  data<FormAnswer>({ intent: formText(form, 'intent'), done, values: valuesOf(form) })
