import { decideRefund as decide, settleRefundPart } from '@arvand/contracts/panel/manage-refunds'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { refundsWords as words } from './refunds-words.ts'

export const approveQuestion = (sum: string): Question => ({
  title: words.approveQuestion(sum),
  text: words.approveText,
  confirm: words.approve,
})
export const doneQuestion: Question = {
  title: words.doneQuestion,
  text: words.doneText,
  confirm: words.done,
}
export const notDoneQuestion: Question = {
  title: words.notDoneQuestion,
  text: words.notDoneText,
  confirm: words.notDone,
  danger: true,
}

/** The page's action: approves, refuses, or records what happened to a part in doubt. */
export const decideRefund = formAction({
  approve: submitTo(decide, {
    with: () => ({ approve: true }),
    question: ({ text }) => approveQuestion(text('sum')),
    done: words.approved,
  }),
  refuse: submitTo(decide, { with: () => ({ approve: false }), done: words.refused }),
  done: submitTo(settleRefundPart, {
    with: () => ({ isDone: true }),
    question: () => doneQuestion,
    done: words.settled,
  }),
  notDone: submitTo(settleRefundPart, {
    with: () => ({ isDone: false }),
    question: () => notDoneQuestion,
    done: words.settled,
  }),
})
