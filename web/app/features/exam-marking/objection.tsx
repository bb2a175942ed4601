import { answerObjection, showObjection } from '@arvand/contracts/teacher/exam-regrading'
import { formatDateTime } from '@arvand/persian/format-date'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { markIn } from '../marking/index.ts'
import { UncountedAnswers } from '../questions/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/objection'
import { candidateName } from './candidate-name.ts'
import { ExamHead, examAddress, examMeta } from './exam-head.tsx'
import { ObjectedAnswer, ObjectedQuestion, Saves } from './objecting/objection-cards.tsx'
import { headWords } from './words/head-words.ts'
import { objectionsWords as words } from './words/regrading-words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return withFormulas(await callerOf(context)(showObjection, params))
}

export const action = formAction({
  answer: submitTo(answerObjection, {
    with: ({ params: { examId = '', objectionId = '' }, ...sent }) => {
      const isChanged = sent.text('outcome') === 'accepted' && sent.text('points').trim() !== ''
      return { examId, objectionId, points: isChanged ? markIn(sent).points : undefined }
    },
    places: { 'courses.points-above-most': 'points' },
    done: ({ nextId }, { examId }) =>
      redirect(`/teach/exams/${examId}/objections${nextId ? `/${nextId}` : '?saved'}`),
  }),
})

type Shown = Route.ComponentProps['loaderData']

export const handle = {
  crumb: ({ exam, candidate }: Shown) => [
    { label: headWords.exams, to: `/teach/courses/${exam.course.id}/exams` },
    { label: headWords.objections, to: examAddress(exam, 'objections') },
    { label: candidateName(candidate) },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.objections, loaderData?.exam)

/** One objection, with what it is about and the receipts of its saves beside it. */
export default function Objection({ loaderData, actionData, params }: Route.ComponentProps) {
  const { exam, candidate, state, text, at, question, mayRegrade } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="objections" isBelow />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-4">
        <h2 className="flex flex-wrap items-center gap-3 text-21 font-heading">
          {candidateName(candidate)}
          <Badge>{words.state[state]}</Badge>
        </h2>
        <TextLink
          to={examAddress(exam, 'objections')}
          alone
          className="inline-flex min-h-11 items-center text-15"
        >
          {words.back}
        </TextLink>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card
            title={words.text}
            level={3}
            aside={<span className="text-14 text-muted">{words.at(formatDateTime(at))}</span>}
          >
            <p className="bidi-plain text-16 whitespace-pre-line">{text}</p>
          </Card>
          <ObjectedQuestion shown={loaderData} />
          <UncountedAnswers asked={question} answers={loaderData.uncounted} />
          <ObjectedAnswer shown={loaderData} />
          <Saves shown={loaderData} />
        </div>
        <Card title={words.answer} level={3}>
          {state === 'waiting' ? (
            <ReplyForm key={params.objectionId} answer={answerFor(actionData, 'answer')} />
          ) : (
            <p className="bidi-plain text-16 whitespace-pre-line">{loaderData.answer}</p>
          )}
          {mayRegrade ? (
            <p className="pt-4">
              <ButtonLink
                to={`${examAddress(exam, 'regrade')}/${question.id}`}
                variant="outline"
                size="compact"
              >
                {words.regrade}
              </ButtonLink>
            </p>
          ) : null}
        </Card>
      </div>
    </>
  )
}

const outcomes = ['accepted', 'rejected'] as const

const ReplyForm = ({ answer }: { answer: ReturnType<typeof answerFor> }) => (
  <ActionForm intent="answer" to={answerObjection} answer={answer} submit={words.send}>
    <RadioGroup
      name="outcome"
      label={words.outcome}
      required
      choices={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
    />
    <LtrField
      name="points"
      label={words.points}
      description={words.pointsHint}
      inputMode="decimal"
      autoComplete="off"
      required={false}
    />
    <TextArea name="answer" label={words.reply} rows={4} />
  </ActionForm>
)
