import { parseNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/marking'
import { levelName } from './level-name.ts'
import { markingWords as words } from './words.ts'

/** The action of marking: keeps the mark and goes on to the next one that waits. */
export async function keepMark({ context, params, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const prefix = levelName('')
  const levels = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value]] : [],
    ),
  )
  const points = parseNumber(formText(form, 'points'))
  if (form.has('points') && (points === null || points < 0))
    return wrongFields(form, { points: words.pointsWrong })
  const { answer, refusal } = await attempt(
    actionApiOf(context).teacher('assignment/mark', {
      ...params,
      levels,
      ...(points === null ? {} : { points: Math.round(points * 100) }),
      comment: formText(form, 'comment'),
      requestId: formText(form, 'requestId'),
    }),
  )
  if (refusal) return refusedForm(url, form, refusal, { 'courses.points-above-most': 'points' })
  const queue = `/teach/courses/${params.courseId}/assignments`
  return redirect(answer.nextId ? `${queue}/${answer.nextId}?saved` : `${queue}?saved`)
}
