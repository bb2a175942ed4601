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
import type { Route } from './+types/managed-card'
import { manageCardsWords as words } from './manage-words.ts'

export const adjustQuestion = (rials: number): Question => ({
  title: rials > 0 ? words.adjustQuestion(tomanText(rials)) : words.lessQuestion(tomanText(-rials)),
  text: words.adjustText,
  confirm: words.adjust,
})

export const stopQuestion = (stopped: boolean): Question =>
  stopped
    ? { title: words.stopQuestion, text: words.stopText, confirm: words.stop, danger: true }
    : { title: words.startQuestion, text: words.startText, confirm: words.start }

/** Rials, below zero where they are taken off; null when no sum was typed. */
export function adjustment(form: FormData): number | null {
  const sum = parseToman(formText(form, 'amount'))
  return sum ? (formText(form, 'way') === 'less' ? -sum : sum) : null
}

interface Asked {
  readonly api: Api
  readonly cardId: string
  readonly form: FormData
  readonly url: URL
}

/** The page's action: another balance, another day, stopped or started. */
export async function changeCard({ request, context, params: { cardId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { api: actionApiOf(context), cardId, form, url }
  const intent = formText(form, 'intent')
  if (intent === 'adjust') return adjust(asked)
  return intent === 'expiry' ? changeExpiry(asked) : stop(asked)
}

async function adjust({ api, cardId, form, url }: Asked) {
  const amount = adjustment(form)
  const reason = wrongReason(form)
  if (amount === null || reason.reason)
    return wrongFields(form, { ...(amount === null ? { amount: words.adjustWrong } : {}), ...reason })
  if (!isConfirmed(form)) return askFirst(form, adjustQuestion(amount))
  const ask = { cardId, amount, reason: formText(form, 'reason'), requestId: formText(form, 'requestId') }
  const { answer, refusal } = await attempt(api.panel('manage/giftCard/adjust', ask))
  if (refusal) {
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal, { 'commerce.gift-card-less-left': 'amount' })
  }
  return data<FormAnswer>({ intent: 'adjust', done: words.adjusted(tomanText(answer.balance)) })
}

async function changeExpiry({ api, cardId, form, url }: Asked) {
  const typed = formText(form, 'lastDay').trim()
  const lastDay = dayTyped(typed)
  if (typed && !lastDay) return wrongFields(form, { lastDay: words.dayWrong })
  const ask = { cardId, lastDay, reason: formText(form, 'reason') }
  const { refusal } = await attempt(api.panel('manage/giftCard/expiry', ask))
  if (refusal) return refusedForm(url, form, refusal, { 'commerce.expiry-past': 'lastDay' })
  return data<FormAnswer>({ intent: 'expiry', done: words.expiryDone })
}

async function stop({ api, cardId, form, url }: Asked) {
  const stopped = formText(form, 'stopped') === 'yes'
  const wrong = wrongReason(form)
  if (wrong.reason) return wrongFields(form, wrong)
  if (!isConfirmed(form)) return askFirst(form, stopQuestion(stopped))
  const ask = { cardId, stopped, reason: formText(form, 'reason') }
  const { refusal } = await attempt(api.panel('manage/giftCard/stop', ask))
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>({ intent: 'stop', done: stopped ? words.stopped : words.started })
}
