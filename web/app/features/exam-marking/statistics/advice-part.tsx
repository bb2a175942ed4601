import { formatNumber } from '@arvand/persian/numbers'
import { TriangleAlert } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { softTone } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { statisticsWords as words } from '../words/statistics-words.ts'
import { type Advice, adviceOn, type Statistics } from './doubt-sentences.ts'

/** Below so many answers nothing is said of a question. */
const leastAsked = 10

/** Which questions to mend and why, in sentences. */
export function AdvicePart({ statistics: { questions, isOwnBank } }: { statistics: Statistics }) {
  const advice = adviceOn(questions)
  if (questions.every(({ asked }) => asked < leastAsked))
    return <Alert title={words.tooFew}>{words.tooFewText}</Alert>
  if (advice.length === 0) return <Alert tone="success">{words.nothingToMend}</Alert>
  return (
    <section aria-labelledby="to-mend" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="to-mend" className="text-18 font-title">
          {words.toMend}
        </h2>
        <p className="text-15 text-muted">
          {advice.length === 1 ? words.toMendOne : words.toMendText(formatNumber(advice.length))}
        </p>
      </div>
      <ul className={`grid grid-cols-1 gap-3 ${advice.length > 1 ? 'xl:grid-cols-2' : ''}`}>
        {advice.map((one) => (
          <AdviceItem key={one.question.questionId} advice={one} isOwnBank={isOwnBank} />
        ))}
      </ul>
    </section>
  )
}

function AdviceItem({ advice, isOwnBank }: { advice: Advice; isOwnBank: boolean }) {
  const { question, title, causes } = advice
  const isGrave = question.doubts.includes('misleads')
  return (
    <li className="flex items-start gap-4 rounded-card border border-line bg-surface p-4.5 md:p-5">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-tile max-sm:hidden ${softTone[isGrave ? 'danger' : 'warning']}`}
      >
        <Icon of={TriangleAlert} />
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <h3 className="text-16 font-label">{title}</h3>
        <p className="line-clamp-2 border-s-2 border-line ps-3 text-15 wrap-anywhere text-muted">
          {question.excerpt || words.withoutText}
        </p>
        {causes.map((cause) => (
          <p key={cause} className="max-w-[65ch] text-15 wrap-anywhere">
            {cause}
          </p>
        ))}
        {isOwnBank ? (
          <ButtonLink
            to={`/teach/question-bank/${question.questionId}`}
            variant="outline"
            size="compact"
            className="mt-1"
          >
            {words.review}
          </ButtonLink>
        ) : (
          <p className="text-14 text-muted">{words.notOwn}</p>
        )}
      </div>
    </li>
  )
}
