import { redirect } from 'react-router'
import type { SentForm } from '../../api/form-action.ts'
import { refusedForm } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'

/** Takes a step of a lesson by hand; the address knows the course by its slug only. */
export async function submitStep({ context, params, url, form, text }: SentForm) {
  const { course: slug = '', lesson: lessonId = '' } = params
  const api = actionApiOf(context)
  const opened = await attempt(api.panel('course/open', { slug, lessonId }))
  if (opened.refusal) return refusedForm(url, form, opened.refusal)
  const step = Number(text('step'))
  const { refusal } = await attempt(
    api.panel('course/step', { courseId: opened.answer.course.id, lessonId, step }),
  )
  return refusal ? refusedForm(url, form, refusal) : redirect(`${url.pathname}#step-${step}`)
}
