import { parseToman, tomanText } from '@arvand/persian/money'
import { formatSheba, parseSheba } from '@arvand/persian/sheba'
import { data } from 'react-router'
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
import type { Route } from './+types/income'
import { incomeWords as words } from './words.ts'

/** What is asked of a filled form; null while it cannot go anyway, so that its fields say why. */
export function withdrawQuestion(form: FormData): Question | null {
  const [amount, sheba] = [parseToman(formText(form, 'amount')), parseSheba(formText(form, 'sheba'))]
  if (!amount || !sheba || formText(form, 'holder').trim().length < 2) return null
  return {
    title: words.question(tomanText(amount)),
    text: words.questionText(`\u2066${formatSheba(sheba)}\u2069`),
    confirm: words.ask,
  }
}

export const cancelQuestion: Question = {
  title: words.cancelQuestion,
  text: words.cancelText,
  confirm: words.cancel,
}

const places = {
  'commerce.withdrawal-too-little': 'amount',
  'commerce.withdrawal-too-much': 'amount',
}

/** The page's action: asks for a withdrawal, or takes it back. */
export async function changeWithdrawal({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  if (formText(form, 'intent') === 'cancel') {
    if (!isConfirmed(form)) return askFirst(form, cancelQuestion)
    const ask = { withdrawalId: formText(form, 'withdrawalId'), requestId: formText(form, 'requestId') }
    const { refusal } = await attempt(api.panel('withdrawal/cancel', ask))
    if (refusal) return refusedForm(url, form, refusal)
    return data<FormAnswer>({ intent: 'cancel', done: words.cancelled })
  }
  const amount = parseToman(formText(form, 'amount'))
  if (!amount) return wrongFields(form, { amount: words.amountWrong })
  const question = withdrawQuestion(form)
  if (question && !isConfirmed(form)) return askFirst(form, question)
  const ask = {
    amount,
    sheba: formText(form, 'sheba'),
    holder: formText(form, 'holder'),
    requestId: formText(form, 'requestId'),
  }
  const { refusal } = await attempt(api.panel('withdrawal/request', ask))
  if (refusal) {
    // What was refused was not done; mended, it is another request.
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal, places)
  }
  return data<FormAnswer>({ intent: 'withdraw', done: words.asked })
}
