import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showExam, startExam } from '@arvand/contracts/panel/exams'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/exam'
import { attemptParts } from './attempt-parts.server.ts'
import { BeginCard } from './begin-card.tsx'
import { BuyCard } from './buy-card.tsx'
import { OwnAttempts } from './own-attempts.tsx'
import { RulesCard } from './rules-card.tsx'
import { examWords as words } from './words/exam-words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { whyNotStart, ...shown } = await callerOf(context)(showExam, { examId: params.examId })
  const booklets = shown.choices?.fields ?? []
  return {
    ...shown,
    scripts: attemptParts([shown.exam.rules, ...booklets].some(({ sections }) => sections.length > 0)),
    whyNot: whyNotStart ? promiseOf(whyNotStart).sentence : null,
    mustBuy: whyNotStart === 'exams.not-bought',
  }
}

export const action = formAction({
  begin: submitTo(startExam, {
    with: ({ params: { examId = '' }, text }) => {
      const [field, quota, city] = [text('field'), text('quota'), text('city')]
      return { examId, ...(field && quota && city ? { choices: { field, quota, city } } : {}) }
    },
    places: { 'exams.wrong-code': 'accessCode' },
    // The page of an attempt is a document of its own.
    done: ({ attempt }) => redirectDocument(`/exam/${attempt.id}`),
  }),
})

export const handle = { crumb: ({ exam }: Awaited<ReturnType<typeof loader>>) => exam.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.exam.title ?? words.crumb) },
]

/** What an exam is, one's own attempts at it, and its door. */
export default function ExamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { exam, attempts, choices, whyNot, mustBuy, scripts } = loaderData
  const { course } = exam
  return (
    <>
      <PageHead
        title={exam.title}
        lead={
          <>
            {words.course}: <TextLink to={`/courses/${course.slug}`}>{course.title}</TextLink>
          </>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5 xl:order-2">
          {mustBuy ? (
            <BuyCard exam={exam} />
          ) : (
            <BeginCard
              exam={exam}
              choices={choices}
              whyNot={whyNot}
              scripts={scripts}
              isAgain={attempts.length > 0}
              answer={answerFor(actionData, 'begin')}
            />
          )}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <RulesCard exam={exam} booklets={choices?.fields} />
          <OwnAttempts attempts={attempts} />
        </div>
      </div>
    </>
  )
}
