import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { Alert } from '../../../ui/alert.tsx'
import { answerText } from '../../questions/index.ts'
import { type AsideAnswer, countsLate } from '../storing/kept-attempt.ts'
import { asideWords, countsWords } from './later-words.ts'

interface AsideProps {
  readonly asked: AskedQuestion
  readonly aside: readonly AsideAnswer[]
  /** For how many minutes after the end answers still count. */
  readonly lateMinutes: number
}

/** Answers to this question that are not sent any more, to be read and copied. */
const AsideAnswers = ({ asked, aside, lateMinutes }: AsideProps) =>
  aside
    .filter(({ questionId }) => questionId === asked.id)
    .map((one) => (
      <Alert key={`${one.why} ${JSON.stringify(one.value)}`} tone="warning">
        {countsLate(one, lateMinutes) ? countsWords(formatNumber(lateMinutes)) : asideWords[one.why]}
        <span className="block font-label whitespace-pre-line text-ink select-all">
          {answerText(asked, one.value)}
        </span>
      </Alert>
    ))

export default AsideAnswers
