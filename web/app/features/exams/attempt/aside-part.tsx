import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { AsideAnswer } from '../storing/kept-attempt.ts'

const AsideAnswers = lazyPart(() => import('./aside-answers.tsx'))

interface AsidePartProps {
  readonly questions: readonly AskedQuestion[]
  readonly aside: readonly AsideAnswer[]
  readonly lateMinutes: number
}

/** Where there are any, the answers to these questions that are not sent any more. */
export const AsidePart = ({ questions, ...more }: AsidePartProps) =>
  more.aside.length > 0
    ? questions.map((asked) => <AsideAnswers key={asked.id} asked={asked} {...more} />)
    : null
