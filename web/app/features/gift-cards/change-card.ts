import { adjustCard, changeCardExpiry, stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { parseToman, tomanText } from '@arvand/persian/money'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
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

const signs: Readonly<Record<string, number>> = { more: 1, less: -1 }

/** Signed rials, negative when they are taken off; NaN when the sum or the direction is missing. */
export const adjustment = (amount: string, way: string): number =>
  (parseToman(amount) ?? NaN) * (signs[way] ?? NaN)

const ofCard = ({ params: { cardId = '' } }: SentForm) => ({ cardId })

/** The page's action: changes the balance or the expiry, stops or starts the card. */
export const changeCard = formAction({
  adjust: submitTo(adjustCard, {
    with: (sent) => ({ ...ofCard(sent), amount: adjustment(sent.text('amount'), sent.text('way')) }),
    question: (_, { amount }) => adjustQuestion(amount),
    places: { 'commerce.gift-card-less-left': 'amount' },
    done: ({ balance }) => words.adjusted(tomanText(balance)),
  }),
  expiry: submitTo(changeCardExpiry, {
    with: ofCard,
    places: { 'commerce.expiry-past': 'lastDay' },
    done: words.expiryDone,
  }),
  stop: submitTo(stopCard, {
    with: ofCard,
    question: (_, { stopped }) => stopQuestion(stopped),
    done: (_, { stopped }) => (stopped ? words.stopped : words.started),
  }),
})
