import { data, redirect } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { askFirst, type FormAnswer, formText, isConfirmed, refusedForm } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { authoringWords as words } from './words.ts'

const done = {
  submit: words.submitted,
  withdraw: words.withdrawn,
  archive: words.archived,
} as const

/** What every page of a course may do with the course itself; null: the form is the page's own. */
export async function actOnCourse(api: Api, url: URL, courseId: string, form: FormData) {
  const intent = formText(form, 'intent')
  if (intent === 'duplicate') {
    const ask = { courseId, requestId: formText(form, 'requestId') }
    const { answer, refusal } = await attempt(api.teacher('course/duplicate', ask))
    return refusal ? refusedForm(url, form, refusal) : redirect(`/teach/courses/${answer.course.id}`)
  }
  if (intent === 'removeCourse') {
    if (!isConfirmed(form)) return askFirst(form, words.removeQuestion)
    const { refusal } = await attempt(api.teacher('course/remove', { courseId }))
    return refusal ? refusedForm(url, form, refusal) : redirect('/teach/courses')
  }
  if (intent !== 'submit' && intent !== 'withdraw' && intent !== 'archive') return null
  if (intent === 'archive' && !isConfirmed(form)) return askFirst(form, words.archiveQuestion)
  const { refusal } = await attempt(api.teacher(`course/${intent}`, { courseId }))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent, done: done[intent] })
}
