import { exportTeacherStatement } from '@arvand/contracts/panel/earnings'
import {
  approveWithdrawal,
  exportWithdrawals,
  payWithdrawal,
  refuseWithdrawal,
} from '@arvand/contracts/panel/manage-withdrawals'
import { redirectDocument } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { withdrawalsWords as words } from './withdrawals-words.ts'

/** `otherHolder`: the account holder's name when it differs from the name of the person who withdraws. */
export const approveQuestion = (sum: string, name: string, otherHolder: string): Question => ({
  title: words.approveQuestion(sum, name),
  text: otherHolder ? words.approveOther(otherHolder) : words.approveText,
  confirm: words.approve,
  danger: otherHolder !== '',
})

const toExport = (format: 'xlsx' | 'xml') =>
  submitTo(exportWithdrawals, {
    with: () => ({ format }),
    question: format === 'xml' ? bankQuestion : undefined,
    done: ({ url }) => redirectDocument(url),
  })

/** Asks once when an account in the file should be looked at first; the page marks which (`warned`). */
function bankQuestion({ form }: SentForm): Question | null {
  const warned = new Set(form.getAll('warned'))
  return form.getAll('withdrawalIds').some((id) => warned.has(id)) ? words.bankQuestion : null
}

/** The page's action: approves, refuses, records that the sum was transferred, or gives a file of those selected, or a person's statement. */
export const decideWithdrawal = formAction({
  statement: submitTo(exportTeacherStatement, { done: ({ url }) => redirectDocument(url) }),
  sheet: toExport('xlsx'),
  bankFile: toExport('xml'),
  pay: submitTo(payWithdrawal, { done: words.paid }),
  refuse: submitTo(refuseWithdrawal, { done: words.refused }),
  approve: submitTo(approveWithdrawal, {
    question: ({ text }) => approveQuestion(text('sum'), text('name'), text('otherHolder')),
    done: words.approved,
  }),
})
