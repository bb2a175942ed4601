import { promiseOf } from '@arvand/contracts/errors/catalogue'
import type { GiftCardState } from '@arvand/contracts/gift-cards'
import { claimGiftCard, redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { data, redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { type FormAnswer, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { redeemQuestion } from './redeem-question.ts'
import { myCardsWords as words } from './words.ts'

const places = {
  'commerce.unknown-gift-card': 'code',
  'commerce.gift-card-over': 'code',
  'commerce.gift-card-stopped': 'code',
  'commerce.gift-card-empty': 'code',
  'commerce.gift-card-kept': 'code',
}

/** Why nothing can be done with a card, in the words of whoever tries it all the same. */
const whyNot = {
  stopped: 'commerce.gift-card-stopped',
  kept: 'commerce.gift-card-kept',
  over: 'commerce.gift-card-over',
  empty: 'commerce.gift-card-empty',
} as const satisfies Record<Exclude<GiftCardState, 'active'>, keyof typeof places>

/** What is called a code is never shown again; this one goes on to the next step, so it is called otherwise. */
const codeOf = ({ text }: SentForm) => ({ code: text('card').trim() })

/** The page's action: says what is on a card, keeps it, or moves it into the wallet. */
export const useCode = formAction({
  check: checkCode,
  keep: submitTo(claimGiftCard, {
    with: codeOf,
    places,
    done: ({ cardId }) => redirect(`/panel/gift-cards/${cardId}`),
  }),
  redeem: submitTo(redeemGiftCard, {
    with: codeOf,
    question: () => redeemQuestion,
    places,
    done: ({ amount }) => words.redeemed(tomanText(amount)),
  }),
})

/** Nothing is done yet: what was found goes on to the two ways to use it. */
async function checkCode(sent: SentForm) {
  const { context, form, url } = sent
  const ask = codeOf(sent)
  const { refusal, answer } = await attempt(actionApiOf(context).panel('giftCard/check', ask))
  if (refusal) return refusedForm(url, form, refusal, places)
  const { balance, expiresAt, state } = answer
  if (state !== 'active') return wrongFields(form, { code: promiseOf(whyNot[state]).sentence })
  const found = [words.onIt(tomanText(balance)), expiresAt ? words.until(formatDate(expiresAt)) : '']
  return data<FormAnswer>({ intent: 'check', values: { card: ask.code, found: found.join(' ').trim() } })
}
