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
import type { Route } from './+types/withdrawals'
import { withdrawalsWords as words } from './words.ts'

/** `otherHolder`: whose account it is said to be, where that is not the name of who asks. */
export const approveQuestion = (sum: string, name: string, otherHolder: string): Question => ({
  title: words.approveQuestion(sum, name),
  text: otherHolder ? words.approveOther(otherHolder) : words.approveText,
  confirm: words.approve,
  danger: otherHolder !== '',
})

/** The page's action: approves, refuses, or writes down that it was transferred. */
export async function decideWithdrawal({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  const named = { withdrawalId: formText(form, 'withdrawalId'), requestId: formText(form, 'requestId') }
  const said = (done: string) => data<FormAnswer>({ intent, done, values: valuesOf(form) })
  if (intent === 'pay') {
    const ask = { ...named, reference: formText(form, 'reference') }
    const { refusal } = await attempt(api.panel('manage/withdrawal/pay', ask))
    return refusal ? refusedForm(url, form, refusal) : said(words.paid)
  }
  if (intent === 'refuse') {
    const ask = { ...named, answer: formText(form, 'answer') }
    const { refusal } = await attempt(api.panel('manage/withdrawal/refuse', ask))
    return refusal ? refusedForm(url, form, refusal) : said(words.refused)
  }
  const [sum, name, otherHolder] = [
    formText(form, 'sum'),
    formText(form, 'name'),
    formText(form, 'otherHolder'),
  ]
  if (!isConfirmed(form)) return askFirst(form, approveQuestion(sum, name, otherHolder))
  const { refusal } = await attempt(api.panel('manage/withdrawal/approve', named))
  return refusal ? refusedForm(url, form, refusal) : said(words.approved)
}
