import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { RichText } from '../../../rich-text/index.ts'
import { lessonExamWords as words } from '../../words/lesson-exam-words.ts'
import { ExamOfLesson } from './exam-of-lesson.tsx'

/** A lesson that leads to an exam; who does not learn the course reads only what stands before it. */
export default function ExamLesson({ content, told, counts }: BodyProps<TaughtContentOf<'exam'>>) {
  const { href, body, pictures } = content
  const isDone = told.stepsDone.includes(1)
  return (
    <article className="mx-auto grid max-w-[46rem] gap-6 px-4 py-6 md:px-7 md:py-9">
      <RichText text={body} files={pictures} />
      {href === null ? (
        <EmptyState level={2} title={words.notReady}>
          {words.notReadyText}
        </EmptyState>
      ) : counts ? (
        <ExamOfLesson address={href} onHandedIn={() => isDone || told.step(1)} />
      ) : (
        <Alert>{words.forLearners}</Alert>
      )}
    </article>
  )
}
