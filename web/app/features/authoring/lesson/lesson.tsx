import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { publishLessons, saveLesson, showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import { type ActionAnswer, formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../../api/page.ts'
import { useFocusOfHash } from '../../../shell/use-focus-of-hash.ts'
import { courseCrumbs, courseMeta } from '../../students/index.ts'
import { authoringWords, lessonWords as words } from '../words.ts'
import type { Route } from './+types/lesson'
import { linesOfText, textOfLines } from './lesson-draft.ts'
import { LessonForm } from './lesson-form.tsx'
import { LessonHead } from './lesson-head.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showWrittenLesson, { lessonId: params.lessonId })
  const { whyNotPublish } = shown.lesson
  // Told here, so that the page carries no table of sentences.
  return { ...shown, whyNot: whyNotPublish && promiseOf(whyNotPublish).sentence }
}

export const action = formAction({
  save: saveText,
  publish: submitTo(publishLessons, {
    with: ({ params: { id = '', lessonId = '' } }) => ({ courseId: id, lessonIds: [lessonId] }),
    done: (_, { isPublished }) => (isPublished ? words.published : words.unpublished),
  }),
})

/** Saves without JavaScript: the title, and the body as plain lines where it holds plain text alone. */
async function saveText(sent: SentForm): Promise<ActionAnswer> {
  const { context, form, params } = sent
  const { lessonId = '' } = params
  const { lesson } = await actionCallerOf(context)(showWrittenLesson, { lessonId })
  const { content } = lesson
  const plain = form.get('plain')
  const body = typeof plain === 'string' && content.body && isPlain(plain, content.body) ? null : plain
  const next = typeof body === 'string' ? { ...content, body: textOfLines(body) } : content
  const save = submitTo(saveLesson, {
    with: () => ({ lessonId, content: next }),
    done: words.savedForm,
  })
  return save(sent)
}

/** Whether the sent lines equal the stored text; then the text is not sent, so that its formatting survives. */
const isPlain = (lines: string, body: Parameters<typeof linesOfText>[0]): boolean =>
  lines.replaceAll('\r', '').trim() === linesOfText(body).trim()

export const handle = {
  crumb: courseCrumbs(({ lesson }: Route.ComponentProps['loaderData']) => lesson.title),
  hydrate: 'now',
}
export const meta = ({ loaderData }: Route.MetaArgs) =>
  courseMeta(loaderData?.lesson.title ?? authoringWords.curriculum, loaderData?.course)

export default function Lesson({ loaderData, actionData }: Route.ComponentProps) {
  useFocusOfHash()
  return (
    <>
      <LessonHead shown={loaderData} answer={answerFor(actionData, 'publish')} />
      <LessonForm key={loaderData.lesson.id} shown={loaderData} answer={answerFor(actionData, 'save')} />
    </>
  )
}
