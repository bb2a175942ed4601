import {
  approveWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
} from '@arvand/contracts/panel/manage-withdrawals'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { withdrawalsWords as words } from './words.ts'

/** `otherHolder`: the account holder's name when it differs from the name of the person who withdraws. */
export const approveQuestion = (sum: string, name: string, otherHolder: string): Question => ({
  title: words.approveQuestion(sum, name),
  text: otherHolder ? words.approveOther(otherHolder) : words.approveText,
  confirm: words.approve,
  danger: otherHolder !== '',
})

/** The page's action: approves, refuses, or records that the sum was transferred. */
export const decideWithdrawal = formAction({
  pay: submitTo(payWithdrawal, { done: words.paid }),
  refuse: submitTo(refuseWithdrawal, { done: words.refused }),
  approve: submitTo(approveWithdrawal, {
    question: ({ text }) => approveQuestion(text('sum'), text('name'), text('otherHolder')),
    done: words.approved,
  }),
})
