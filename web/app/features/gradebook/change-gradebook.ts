import { parseWholeNumber } from '@arvand/persian/numbers'
import { data, redirectDocument } from 'react-router'
import { type FormAnswer, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { sheetFormat } from '../../api/sheet-format.ts'
import type { Route } from './+types/gradebook'
import { gradebookWords as words } from './words.ts'

/** The page's action: keeps weights, or leads to the file. */
export async function changeGradebook(args: Route.ActionArgs) {
  const form = await args.request.formData()
  return formText(form, 'intent') === 'download' ? download(args, form) : weigh(args, form)
}

async function download({ context, params: { courseId }, url }: Route.ActionArgs, form: FormData) {
  const cohortId = formText(form, 'cohort')
  const format = sheetFormat(form)
  const ask = { courseId, format, ...(cohortId ? { cohortId } : {}) }
  const { answer, refusal } = await attempt(actionApiOf(context).teacher('gradebook/export', ask))
  // The file is no page of ours, so the browser itself goes there.
  return refusal ? refusedForm(url, form, refusal) : redirectDocument(answer.url)
}

async function weigh({ context, params: { courseId }, url }: Route.ActionArgs, form: FormData) {
  const typed = [...form].flatMap(([name, value]) =>
    name.includes(':') && typeof value === 'string'
      ? [{ item: name, weight: parseWholeNumber(value) ?? -1 }]
      : [],
  )
  const wrong = typed.filter(({ weight }) => weight < 0 || weight > 100)
  if (wrong.length > 0)
    return wrongFields(form, Object.fromEntries(wrong.map(({ item }) => [item, words.weightWrong])))
  const ask = { courseId, weights: typed }
  const { refusal } = await attempt(actionApiOf(context).teacher('gradebook/weigh', ask))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: 'weigh', done: words.saved })
}
