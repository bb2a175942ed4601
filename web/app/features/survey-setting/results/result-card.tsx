import type { QuestionResult } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { kindIcons, kindWords } from '../../surveys/index.ts'
import type { Desk } from '../survey-calls.ts'
import { resultsWords as words } from '../words.ts'
import { GivenAnswers } from './given-answers.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { NpsFigure } from './nps-figure.tsx'
import { ShareBars } from './share-bars.tsx'

interface ResultProps {
  readonly desk: Desk
  readonly surveyId: string
  readonly question: QuestionResult
  readonly place: number
  /** Single answers are listed, which a filter does not narrow. */
  readonly hasAnswers: boolean
}

/** What the answers to one question come to. */
export function ResultCard({ desk, surveyId, question, place, hasAnswers }: ResultProps) {
  const { kind, title, answered } = question
  return (
    <Card title={`${localDigits(place + 1)}. ${title}`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="-mt-3 flex items-center gap-2 text-14 text-muted">
          <Icon of={kindIcons[kind]} size={16} />
          <bdi>{kindWords[kind]}</bdi>
          <span aria-hidden="true">·</span>
          <span>{words.answered(formatNumber(answered))}</span>
        </p>
        <Figures question={question} />
        {hasAnswers && (kind === 'text' || kind === 'date' || kind === 'file') ? (
          <GivenAnswers desk={desk} surveyId={surveyId} question={question} />
        ) : null}
      </div>
    </Card>
  )
}

function Figures({ question }: { question: QuestionResult }) {
  const { answered } = question
  switch (question.kind) {
    case 'choice':
    case 'multiple':
      return <ShareBars of={answered} bars={question.shares} />
    case 'scale':
      return (
        <>
          {question.mean === null ? null : (
            <p className="text-18 font-title">{words.mean(formatNumber(rounded(question.mean)))}</p>
          )}
          <ShareBars of={answered} bars={question.values.map(asBar)} />
        </>
      )
    case 'nps':
      return <NpsFigure question={question} />
    case 'matrix':
      return <MatrixTable question={question} />
    case 'ranking':
      return (
        <ol className="grid gap-2">
          {question.places.map(({ id, text, mean }, at) => (
            <li key={id} className="flex items-baseline gap-3">
              <span className="min-w-6 text-center font-label text-primary-700">{localDigits(at + 1)}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              {mean === null ? null : (
                <span className="text-14 text-muted">{words.meanPlace(formatNumber(rounded(mean)))}</span>
              )}
            </li>
          ))}
        </ol>
      )
    default:
      return null
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

const asBar = ({ value, count }: { readonly value: number; readonly count: number }) => ({
  id: String(value),
  text: localDigits(value),
  count,
})
