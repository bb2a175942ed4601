import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { AsideAnswer } from '../storing/kept-attempt.ts'

const AsideAnswers = lazyPart(() => import('./aside-answers.tsx'))

interface AsidePartProps {
  readonly questions: readonly AskedQuestion[]
  readonly aside: readonly AsideAnswer[]
}

/** Where there are any, the answers to these questions that are not sent any more. */
export const AsidePart = ({ questions, aside }: AsidePartProps) =>
  aside.length > 0
    ? questions.map((asked) => <AsideAnswers key={asked.id} asked={asked} aside={aside} />)
    : null
