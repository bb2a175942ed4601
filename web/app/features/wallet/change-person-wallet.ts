import { parseToman, tomanText } from '@arvand/persian/money'
import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
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
import { dayTyped } from '../../ui/jalali-text.ts'
import type { Route } from './+types/person-wallet'
import { personWalletWords as words } from './words.ts'

export const giveQuestion = (rials: number, name: string): Question => ({
  title: words.giveQuestion(tomanText(rials), name),
  text: words.giveText,
  confirm: words.submit,
})

export const correctQuestion: Question = {
  title: words.correctQuestion,
  text: words.correctText,
  confirm: words.correct,
  danger: true,
}

/** The page's action: gives credit, or takes one back. */
export async function changePersonWallet({ request, context, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  return formText(form, 'intent') === 'give'
    ? give(api, params.personId, url, form)
    : takeBack(api, params.personId, url, form)
}

async function give(api: Api, personId: string, url: URL, form: FormData) {
  const amount = parseToman(formText(form, 'amount'))
  const typedDay = formText(form, 'lastDay').trim()
  const lastDay = dayTyped(typedDay)
  const wrong = {
    ...(amount ? {} : { amount: words.amountWrong }),
    ...wrongReason(form),
    ...(typedDay && !lastDay ? { lastDay: words.lastDayWrong } : {}),
  }
  if (!amount || Object.keys(wrong).length > 0) return wrongFields(form, wrong)
  if (!isConfirmed(form)) return askFirst(form, giveQuestion(amount, formText(form, 'name')))
  const ask = {
    personId,
    amount,
    reason: formText(form, 'reason'),
    requestId: formText(form, 'requestId'),
    ...(lastDay ? { lastDay } : {}),
  }
  const { refusal } = await attempt(api.panel('manage/wallet/credit', ask))
  if (refusal) {
    // What was refused was not done; mended, it is another request.
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal, { 'wallet.expiry-past': 'lastDay' })
  }
  return data<FormAnswer>({ intent: 'give', done: words.given(tomanText(amount)) })
}

async function takeBack(api: Api, personId: string, url: URL, form: FormData) {
  const wrong = wrongReason(form)
  if (wrong.reason) return wrongFields(form, wrong)
  if (!isConfirmed(form)) return askFirst(form, correctQuestion)
  const ask = {
    personId,
    entryId: formText(form, 'entryId'),
    reason: formText(form, 'reason'),
    requestId: formText(form, 'requestId'),
  }
  const { refusal } = await attempt(api.panel('manage/wallet/correct', ask))
  if (refusal) {
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal)
  }
  return data<FormAnswer>({ intent: 'correct', done: words.corrected })
}
