import { formatNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/students'
import { studentsWords as words } from './words.ts'

/** Puts all who were ticked into one cohort, or into none. */
export async function moveChosen({ context, request, params: { courseId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const enrolmentIds = [...new Set(form.getAll('enrolmentId').map(String))]
  if (enrolmentIds.length === 0)
    return data<FormAnswer>({ intent, error: words.chooseSomebody }, { status: 422 })
  const ask = { courseId, enrolmentIds, cohortId: formText(form, 'cohort') || null }
  const { answer, refusal } = await attempt(actionApiOf(context).teacher('student/move', ask))
  if (refusal) return refusedForm(url, form, refusal)
  const { moved } = answer
  return data<FormAnswer>({
    intent,
    done: moved === 0 ? words.movedNobody : words.movedTo(formatNumber(moved)),
  })
}
