import type { UncountedAnswer } from '@arvand/contracts/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { Alert } from '../../ui/alert.tsx'
import { answerText, type NamedParts } from './answer-text.ts'
import { whyUncounted } from './why-uncounted.ts'
import { uncountedWords as words } from './words.ts'

interface UncountedProps {
  readonly asked: NamedParts
  readonly answers: readonly UncountedAnswer[]
}

/** Answers to a question that came too late: what they say, when they came, and why they do not count. */
export const UncountedAnswers = ({ asked, answers }: UncountedProps) =>
  answers.map((one) => (
    <Alert key={`${one.why} ${one.at}`} tone="warning" title={words.title}>
      {whyUncounted(one)} <span className="text-muted">{words.came(formatDateTime(one.at))}</span>
      <span className="bidi-plain mt-1 block max-w-[70ch] text-15 whitespace-pre-wrap wrap-anywhere text-ink">
        {answerText(asked, one.value)}
      </span>
    </Alert>
  ))
