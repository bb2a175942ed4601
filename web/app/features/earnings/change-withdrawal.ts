import { cancelWithdrawal, exportStatement, requestWithdrawal } from '@arvand/contracts/panel/earnings'
import { tomanText } from '@arvand/persian/money'
import { formatSheba, parseSheba } from '@arvand/persian/sheba'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { incomeWords as words } from './words.ts'

export const withdrawQuestion = (rials: number, sheba: string): Question => ({
  title: words.question(tomanText(rials)),
  text: words.questionText(`\u2066${formatSheba(sheba)}\u2069`),
  confirm: words.ask,
})

export const cancelQuestion: Question = {
  title: words.cancelQuestion,
  text: words.cancelText,
  confirm: words.cancel,
}

/** The page's action: asks for a withdrawal, cancels it, or downloads a statement. */
export const changeWithdrawal = formAction({
  withdraw: submitTo(requestWithdrawal, {
    question: (_, { amount, sheba }) => withdrawQuestion(amount, parseSheba(sheba) ?? sheba),
    places: {
      'commerce.withdrawal-too-little': 'amount',
      'commerce.withdrawal-too-much': 'amount',
    },
    done: words.asked,
  }),
  // The file is not a page of this app, so the browser must load it as a document.
  statement: submitTo(exportStatement, { done: ({ url }) => redirectDocument(url) }),
  cancel: submitTo(cancelWithdrawal, { question: () => cancelQuestion, done: words.cancelled }),
})
