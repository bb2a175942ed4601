import { promiseOf } from '@arvand/contracts/errors/catalogue'
import type { GiftCardState } from '@arvand/contracts/gift-cards'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { data, redirect } from 'react-router'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  wrongFields,
} from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/my-cards'
import { myCardsWords as words } from './words.ts'

export const redeemQuestion: Question = {
  title: words.redeemQuestionAny,
  text: words.redeemText,
  confirm: words.redeem,
}

const places = {
  'commerce.unknown-gift-card': 'card',
  'commerce.gift-card-over': 'card',
  'commerce.gift-card-stopped': 'card',
  'commerce.gift-card-empty': 'card',
  'commerce.gift-card-kept': 'card',
}

/** Why nothing can be done with a card, in the words of whoever tries it all the same. */
const whyNot = {
  stopped: 'commerce.gift-card-stopped',
  kept: 'commerce.gift-card-kept',
  over: 'commerce.gift-card-over',
  empty: 'commerce.gift-card-empty',
} as const satisfies Record<Exclude<GiftCardState, 'active'>, keyof typeof places>

/** The page's action: says what is on a card, keeps it, or moves it into the wallet. */
export async function useCode({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const code = formText(form, 'card').trim()
  if (code.length < 3) return wrongFields(form, { card: words.codeWrong })
  const act = formText(form, 'act')
  if (act === 'keep') {
    const { refusal, answer } = await attempt(api.panel('giftCard/keep', { code }))
    return refusal ? refusedForm(url, form, refusal, places) : redirect(`/panel/gift-cards/${answer.cardId}`)
  }
  if (act === 'redeem') {
    if (!isConfirmed(form)) return askFirst(form, redeemQuestion)
    const requestId = formText(form, 'requestId')
    const { refusal, answer } = await attempt(api.panel('giftCard/redeem', { code, requestId }))
    if (refusal) return refusedForm(url, form, refusal, places)
    return data<FormAnswer>({ intent: 'code', done: words.redeemed(tomanText(answer.amount)) })
  }
  const { refusal, answer } = await attempt(api.panel('giftCard/check', { code }))
  if (refusal) return refusedForm(url, form, refusal, places)
  const { balance, expiresAt, state } = answer
  if (state !== 'active') return wrongFields(form, { card: promiseOf(whyNot[state]).sentence })
  const found = [words.onIt(tomanText(balance)), expiresAt ? words.until(formatDate(expiresAt, 'long')) : '']
  return data<FormAnswer>({ intent: 'code', values: { card: code, found: found.join(' ').trim() } })
}
