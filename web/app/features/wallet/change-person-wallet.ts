import { correctCredit, giveCredit } from '@arvand/contracts/panel/wallet'
import { tomanText } from '@arvand/persian/money'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
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

const ofPerson = ({ params: { personId = '' } }: SentForm) => ({ personId })

/** The page's action: gives credit, or reverses one. */
export const changePersonWallet = formAction({
  give: submitTo(giveCredit, {
    with: ofPerson,
    question: ({ text }, { amount }) => giveQuestion(amount, text('name')),
    places: { 'wallet.expiry-past': 'lastDay' },
    done: (_, { amount }) => words.given(tomanText(amount)),
  }),
  correct: submitTo(correctCredit, {
    with: ofPerson,
    question: () => correctQuestion,
    done: words.corrected,
  }),
})
