import { exportFactor } from '@arvand/contracts/panel/checkout'
import { cancelFactor, payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { redirect, redirectDocument } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { factorWords as words } from './factor-words.ts'

export const cancelQuestion: Question = {
  title: words.cancelQuestion,
  text: words.cancelText,
  confirm: words.cancel,
  danger: true,
}

export const refundQuestion: Question = {
  title: words.refundQuestion,
  text: words.refundText,
  confirm: words.askRefund,
  danger: true,
}

const ofFactor = ({ params: { id = '' } }: SentForm) => ({ factorId: id })

/** The action of a factor's page. */
export const actOnFactor = formAction({
  pay: submitTo(payFactor, {
    with: ofFactor,
    // The bank is another site, so the browser must load it as a document.
    done: ({ redirect: bank }, _, { url }) =>
      bank ? redirectDocument(bank) : redirect(`${url.pathname}?new`),
  }),
  // The file is not a page of this app, so the browser must load it as a document.
  pdf: submitTo(exportFactor, { with: ofFactor, done: ({ url }) => redirectDocument(url) }),
  cancel: submitTo(cancelFactor, {
    with: ofFactor,
    question: () => cancelQuestion,
    done: words.cancelledNow,
  }),
  refund: submitTo(refundFactor, {
    with: ofFactor,
    question: () => refundQuestion,
    done: words.asked,
  }),
})
