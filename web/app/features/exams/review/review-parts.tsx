import type { Answer } from '@arvand/contracts/endpoint'
import type { reviewExam } from '@arvand/contracts/panel/exams'
import { localDigits } from '@arvand/persian/digits'
import { durationInProse } from '@arvand/persian/duration'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { type AnswerFiles, AskedQuestionView, ToldAnswer, UncountedAnswers } from '../../questions/index.ts'
import { reviewWords as words } from '../words/review-words.ts'
import { ObjectionPart } from './objection-part.tsx'
import { ReceiptsCard } from './receipts-card.tsx'

export type Review = Answer<typeof reviewExam>

const shownPoints = (hundredths: number) => formatNumber(hundredths / 100)

interface ReviewPartsProps {
  readonly review: Review
  /** What the page last answered to an objection. */
  readonly objected: FormAnswer | undefined
}

/** The result, the receipts, and each question with its answer. */
export default function ReviewParts({ review, objected }: ReviewPartsProps) {
  const { attempt, questions, files } = review
  const answerFiles = { known: Object.fromEntries(review.answerFiles.map((file) => [file.id, file])) }
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const links = Object.fromEntries(files.map(({ id, link }) => [id, link]))
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 gap-5 xl:order-2">
        <ResultCard review={review} />
        <ReceiptsCard attemptId={attempt.id} questionIds={questions.map(({ id }) => id)} />
      </div>
      <section aria-labelledby="questions" className="grid grid-cols-1 gap-4">
        <h2 id="questions" className="text-18 font-title">
          {words.questions}
        </h2>
        <ol className="grid grid-cols-1 gap-4">
          {questions.map((question, at) => (
            <li key={question.id}>
              <QuestionCard
                question={question}
                place={at + 1}
                pictures={pictures}
                links={links}
                answerFiles={answerFiles}
                until={review.objectionsUntil}
                objected={objected}
              />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function ResultCard({ review: { attempt, questions, score, most, passed, rank } }: { review: Review }) {
  const seconds = (Date.parse(attempt.submittedAt ?? attempt.endsAt) - Date.parse(attempt.startedAt)) / 1000
  const isScoreShown = questions.some(({ verdict }) => verdict !== undefined)
  return (
    <Card title={words.result}>
      {score === null ? (
        <p className="text-15 text-muted">{isScoreShown ? words.noScore : words.noScoreShown}</p>
      ) : (
        <div className="grid gap-1 pb-4">
          <p className="text-28 font-display">{words.scoreOf(shownPoints(score), shownPoints(most))}</p>
          {passed === null ? null : (
            <p>
              <Badge tone={passed ? 'success' : 'warning'}>{passed ? words.passed : words.failed}</Badge>
            </p>
          )}
        </div>
      )}
      <FactList
        facts={[
          [words.percent, score === null || most === 0 ? null : formatPercent((score / most) * 100, 2)],
          [words.rank, rank === null ? null : formatNumber(rank)],
          [words.took, durationInProse(seconds)],
        ]}
      />
    </Card>
  )
}

interface QuestionProps {
  readonly question: Review['questions'][number]
  readonly place: number
  readonly pictures: Parameters<typeof AskedQuestionView>[0]['pictures']
  readonly links: Readonly<Record<string, string>>
  readonly answerFiles: AnswerFiles
  /** Until when one may object. */
  readonly until: string | null
  readonly objected: FormAnswer | undefined
}

function QuestionCard({ question, place, pictures, links, answerFiles, until, objected }: QuestionProps) {
  const { given, correct, feedback, verdict, mark, points, comment, ruling, lateSeconds, uncounted } =
    question
  const most = shownPoints(points)
  const worth = mark === undefined || mark === null ? null : words.markOf(shownPoints(mark), most)
  return (
    <Card title={words.question(localDigits(place))} level={3}>
      <div className="grid grid-cols-1 gap-5">
        <AskedQuestionView
          asked={question}
          value={given ?? null}
          onChange={() => undefined}
          disabled
          pictures={pictures}
          links={links}
          answerFiles={answerFiles}
        />
        {given === undefined ? <p className="text-14 text-muted">{words.notGiven}</p> : null}
        <ToldAnswer
          verdict={ruling === 'drop' ? null : (verdict ?? null)}
          worth={worth}
          feedback={feedback}
          correct={correct}
          pictures={pictures}
        />
        {lateSeconds === null ? null : <Alert>{words.late(durationInProse(lateSeconds))}</Alert>}
        <UncountedAnswers asked={question} answers={uncounted} />
        {ruling && ruling !== 'key' ? <Alert>{words.ruling[ruling]}</Alert> : null}
        {comment ? (
          <div className="grid gap-1">
            <h4 className="text-15 font-label">{words.comment}</h4>
            <p className="bidi-plain text-15 whitespace-pre-line">{comment}</p>
          </div>
        ) : null}
        <ObjectionPart question={question} until={until} answer={objected} />
      </div>
    </Card>
  )
}
