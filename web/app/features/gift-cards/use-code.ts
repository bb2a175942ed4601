import { promiseOf } from '@arvand/contracts/errors/catalogue'
import type { GiftCardState } from '@arvand/contracts/gift-cards'
import { checkGiftCard, claimGiftCard, redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { data, redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { type FormAnswer, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { myCardsWords as words } from './my-cards-words.ts'
import { redeemQuestion } from './redeem-question.ts'

const places = {
  'commerce.unknown-gift-card': 'code',
  'commerce.gift-card-over': 'code',
  'commerce.gift-card-stopped': 'code',
  'commerce.gift-card-empty': 'code',
  'commerce.gift-card-kept': 'code',
}

/** The error that explains why a card in this state cannot be used. */
const whyNot = {
  stopped: 'commerce.gift-card-stopped',
  kept: 'commerce.gift-card-kept',
  over: 'commerce.gift-card-over',
  empty: 'commerce.gift-card-empty',
} as const satisfies Record<Exclude<GiftCardState, 'active'>, keyof typeof places>

/**
 * An answer never repeats a field named `code`, as it holds a secret. The next step needs this one, so it is `card`.
 */
const codeOf = ({ text }: SentForm) => ({ code: text('card').trim() })

/** The page's action: shows what is on a card, adds it to one's cards, or moves its balance into the wallet. */
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

/** Changes nothing; the answer passes what was found to the forms that use the card. */
async function checkCode(sent: SentForm) {
  const { context, form, url } = sent
  const ask = codeOf(sent)
  const { refusal, answer } = await attempt(actionCallerOf(context)(checkGiftCard, ask))
  if (refusal) return refusedForm(url, form, refusal, places)
  const { balance, expiresAt, state } = answer
  if (state !== 'active') return wrongFields(form, { code: promiseOf(whyNot[state]).sentence })
  const found = [words.onIt(tomanText(balance)), expiresAt ? words.until(formatDate(expiresAt)) : '']
  return data<FormAnswer>({ intent: 'check', values: { card: ask.code, found: found.join(' ').trim() } })
}
