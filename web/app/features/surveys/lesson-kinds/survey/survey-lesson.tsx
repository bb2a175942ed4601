import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { RichText } from '../../../rich-text/index.ts'
import { lessonSurveyWords as words } from '../../words.ts'
import { SurveyOfLesson } from './survey-of-lesson.tsx'

/** A lesson in which a survey is answered; who does not learn the course reads only what stands before it. */
export default function SurveyLesson({ content, told, counts }: BodyProps<TaughtContentOf<'survey'>>) {
  const { href, body, pictures } = content
  const isDone = told.stepsDone.includes(1)
  return (
    <article className="mx-auto grid max-w-[46rem] grid-cols-1 gap-6 px-4 py-6 md:px-7 md:py-9">
      <RichText text={body} files={pictures} />
      {href === null ? (
        <EmptyState level={2} title={words.notReady}>
          {words.notReadyText}
        </EmptyState>
      ) : counts ? (
        <SurveyOfLesson address={href} onAnswered={() => isDone || told.step(1)} />
      ) : (
        <Alert>{words.forLearners}</Alert>
      )}
    </article>
  )
}
