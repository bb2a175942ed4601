import { data, type RouterContextProvider, redirect } from 'react-router'
import { askFirst, type FormAnswer, formText, isConfirmed, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { noteIntents } from './note-hand.tsx'
import { noteIn } from './note-in.ts'
import { noteWords } from './words.ts'

interface Params {
  readonly course: string
  readonly lesson: string
}

/** The forms of a lesson's page: a step by hand, and notes. */
export async function doLessonAction(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
  { course, lesson: lessonId }: Params,
) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  if (intent === 'step') return takeStep()
  if (intent.startsWith(noteIntents.remove)) {
    if (!isConfirmed(form)) return askFirst(form, noteWords.removeAsk)
    const { refusal } = await attempt(api.panel('note/remove', { noteId: formText(form, 'noteId') }))
    return refusal
      ? refusedForm(url, form, refusal)
      : data<FormAnswer>({ intent: 'note', done: noteWords.removed })
  }
  const { refusal } = await attempt(api.panel('note/save', noteIn(form, lessonId)))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent, done: noteWords.saved })

  async function takeStep() {
    const opened = await attempt(api.panel('course/open', { slug: course, lessonId }))
    const refused = opened.refusal
    if (refused) return refusedForm(url, form, refused)
    const step = Number(formText(form, 'step'))
    const taken = await attempt(
      api.panel('course/step', { courseId: opened.answer.course.id, lessonId, step }),
    )
    return taken.refusal ? refusedForm(url, form, taken.refusal) : redirect(`${url.pathname}#step-${step}`)
  }
}
