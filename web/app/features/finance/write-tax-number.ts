import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/any-factor'
import { factorsWords as words } from './words.ts'

/** A manager writes the number that the tax system gave, or takes it off. */
export async function writeTaxNumber({ context, params, url }: Route.ActionArgs, form: FormData) {
  const ask = { factorId: params.factorId, taxNumber: formText(form, 'taxNumber') }
  const { answer, refusal } = await attempt(actionApiOf(context).panel('manage/factor/tax-number', ask))
  if (refusal) return refusedForm(url, form, refusal)
  const done = answer.taxNumber === null ? words.taxNumberGone : words.taxNumberKept
  return data<FormAnswer>({ intent: 'tax', done })
}
