import { isAnswered } from '@arvand/contracts/survey-answers'
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@arvand/contracts/surveys'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { QuestionField } from './fields/question-field.tsx'
import { answerWords as words } from './words.ts'

interface PaperProps {
  readonly questions: readonly SurveyQuestion[]
  readonly answers: SurveyAnswers
  /** Sentences about wrong answers, by question. */
  readonly errors?: Readonly<Record<string, string>>
  readonly names?: Readonly<Record<string, string>>
  readonly onAnswer: (questionId: string, answer: SurveyAnswer | undefined) => void
}

/** The questions of a survey, each in a card, and how many are answered. */
export function SurveyPaper({ questions, answers, errors = {}, names = {}, onAnswer }: PaperProps) {
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-14 text-muted" aria-live="polite">
        {words.answered(formatNumber(answered), formatNumber(questions.length))}
      </p>
      {questions.map((question, place) => (
        <Card key={question.id}>
          <div data-question={question.id} tabIndex={-1} className="outline-hidden">
            <QuestionField
              question={question}
              place={place}
              value={answers[question.id]}
              error={errors[question.id]}
              names={names}
              onChange={(answer) => onAnswer(question.id, answer)}
            />
          </div>
        </Card>
      ))}
    </div>
  )
}
