import { showAnswerToMark } from '@arvand/contracts/teacher/exam-marking'
import { durationInProse } from '@arvand/persian/duration'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { UncountedAnswers } from '../questions/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/answer-to-mark'
import { AnswerCard, QuestionCard } from './answers/answer-cards.tsx'
import { MarkPart } from './answers/mark-part.tsx'
import { TurnNote } from './answers/turn-note.tsx'
import { candidateName } from './candidate-name.ts'
import { ExamHead, examAddress, examMeta, markingCrumbs } from './exam-head.tsx'
import { saveExamMark } from './save-exam-mark.ts'
import { savedIn } from './saved.ts'
import { headWords } from './words/head-words.ts'
import { markingWords as words } from './words/marking-words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showAnswerToMark, params)
  return { ...withFormulas(shown), saved: savedIn(url) }
}

export const action = saveExamMark

type Shown = Route.ComponentProps['loaderData']

const listOf = ({ exam, question }: Shown) => `${examAddress(exam, 'marking')}/${question.id}`

export const handle = {
  crumb: (shown: Shown) =>
    markingCrumbs(shown.exam, [
      { label: words.are, to: listOf(shown) },
      { label: candidateName(shown.candidate) },
    ]),
}
export const meta = ({ loaderData }: Route.MetaArgs) =>
  examMeta(
    loaderData ? `${headWords.marking}، ${candidateName(loaderData.candidate)}` : headWords.marking,
    loaderData?.exam,
  )

/** One answer, by what it is marked, and how it was marked before. */
export default function AnswerToMark({ loaderData, actionData, params }: Route.ComponentProps) {
  const { exam, candidate, submittedAt, lateSeconds, waiting, saved, double } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="marking" isBelow />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-4">
        <div>
          <h2 className="text-21 font-heading">{candidateName(candidate)}</h2>
          <p className="text-15 text-muted">
            {words.submitted(formatDateTime(submittedAt))}،{' '}
            {waiting > 0 ? words.left(formatNumber(waiting)) : words.noneLeft}
          </p>
        </div>
        <TextLink to={listOf(loaderData)} alone className="inline-flex min-h-11 items-center text-15">
          {words.back}
        </TextLink>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5">
          {saved ? <Alert tone="success">{words.saved[saved]}</Alert> : null}
          <QuestionCard shown={loaderData} />
          {lateSeconds === null ? null : <Alert>{words.late(durationInProse(lateSeconds))}</Alert>}
          <AnswerCard shown={loaderData} />
          <UncountedAnswers asked={loaderData.question} answers={loaderData.uncounted} />
        </div>
        <div className="grid grid-cols-1 gap-5 xl:sticky xl:top-6">
          {double ? <TurnNote double={double} /> : null}
          <MarkPart
            key={params.attemptId}
            shown={loaderData}
            list={listOf(loaderData)}
            answer={answerFor(actionData, 'mark')}
          />
        </div>
      </div>
    </>
  )
}
