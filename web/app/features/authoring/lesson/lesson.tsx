import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { courseMeta } from '../../students/index.ts'
import { authoringWords, lessonWords as words } from '../words.ts'
import type { Route } from './+types/lesson'
import { linesOfText, textOfLines } from './lesson-draft.ts'
import { LessonForm } from './lesson-form.tsx'
import { LessonHead } from './lesson-head.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return apiOf(context).teacher('lesson/show', { lessonId: params.lessonId })
}

/** Without JavaScript: the title, and a text as plain lines when nothing else stands in it. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const { lesson } = await api.teacher('lesson/show', { lessonId: params.lessonId })
  const { content } = lesson
  const plain = form.get('plain')
  const body = typeof plain === 'string' && content.body && isPlain(plain, content.body) ? null : plain
  const next = typeof body === 'string' ? { ...content, body: textOfLines(body) } : content
  const { refusal } = await attempt(
    api.teacher('lesson/save', {
      lessonId: params.lessonId,
      version: Number(formText(form, 'version')) || lesson.version,
      title: formText(form, 'title'),
      content: next,
    }),
  )
  return refusal
    ? refusedForm(url, form, refusal)
    : data<FormAnswer>({ intent: 'save', done: words.savedForm })
}

/** Whether the lines are those that stand there, so that their shape is not lost to a save of the title. */
const isPlain = (lines: string, body: Parameters<typeof linesOfText>[0]): boolean =>
  lines.replaceAll('\r', '').trim() === linesOfText(body).trim()

export const handle = { wake: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) =>
  courseMeta(loaderData?.lesson.title ?? authoringWords.curriculum, loaderData?.course)

export default function Lesson({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <LessonHead shown={loaderData} />
      <LessonForm key={loaderData.lesson.id} shown={loaderData} answer={answerFor(actionData, 'save')} />
    </>
  )
}
