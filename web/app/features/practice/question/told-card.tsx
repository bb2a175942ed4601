import type { Picture } from '@arvand/contracts/courses'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { CalendarClock } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { ToldAnswer } from '../../questions/index.ts'
import { practiceWords as words } from '../words.ts'
import { daysUntil } from './days-until.ts'
import type { Told } from './drawn.ts'

interface ToldProps {
  readonly told: Told
  /** A right answer takes the question out of the list of mistakes. */
  readonly isMistakeCleared: boolean
  readonly pictures: Readonly<Record<string, Picture>>
  readonly now: number
}

/** Whether the answer was right, why, and when the question comes again. */
export function ToldCard({ told, isMistakeCleared, pictures, now }: ToldProps) {
  const { correct, feedback, due } = told
  const { verdict, percent, answer, choices } = correct
  const days = daysUntil(due, now)
  return (
    <section
      aria-label={words.result}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6"
    >
      <ToldAnswer
        verdict={verdict}
        worth={verdict === 'partly' ? words.worth(formatPercent(percent, 1)) : null}
        feedback={feedback}
        // Among options the right one is marked where it stands.
        correct={choices.length > 0 ? [] : answer}
        pictures={pictures}
      />
      <p className="flex items-center gap-2 border-t border-line pt-3 text-14 text-muted">
        <Icon of={CalendarClock} />
        <span>
          {isMistakeCleared && verdict === 'right' ? `${words.cleared} ` : null}
          {days <= 1 ? words.again.tomorrow : words.again.later(formatNumber(days))}
        </span>
      </p>
    </section>
  )
}
