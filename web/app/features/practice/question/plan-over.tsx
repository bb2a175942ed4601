import type { PracticeProgress } from '@arvand/contracts/panel/sample-questions'
import type { PracticeMode } from '@arvand/contracts/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { practiceWords as words } from '../words.ts'
import { daysUntil } from './days-until.ts'

interface OverProps {
  readonly groupId: string
  readonly mode: PracticeMode
  readonly progress: PracticeProgress
  readonly now: number
}

/** No question is left here: what was done, when the next one comes, and where to go on. */
export function PlanOver({ groupId, mode, progress, now }: OverProps) {
  const here = `/panel/practice/${groupId}`
  return (
    <EmptyState
      title={titleOf(mode, progress)}
      level={2}
      action={
        <>
          {mode === 'daily' ? (
            progress.mistakes > 0 ? (
              <ButtonLink to={`${here}?mode=mistakes`} size="compact">
                {words.toMistakes}
              </ButtonLink>
            ) : null
          ) : (
            <ButtonLink to={here} size="compact">
              {words.toDaily}
            </ButtonLink>
          )}
          <ButtonLink to="/panel/practice" variant="outline" size="compact">
            {words.toGroups}
          </ButtonLink>
        </>
      }
    >
      {textOf(mode, progress, now)}
    </EmptyState>
  )
}

const titleOf = (mode: PracticeMode, { plan }: PracticeProgress): string =>
  mode === 'daily' && plan.done === 0 ? words.over.idle : words.over[mode]

function textOf(mode: PracticeMode, { plan, nextDue }: PracticeProgress, now: number): string {
  if (mode !== 'daily') return words.overText[mode]
  const days = nextDue === null ? null : daysUntil(nextDue, now)
  return [
    plan.done > 0 ? words.overText.done(formatNumber(plan.done)) : null,
    days === null
      ? null
      : days <= 1
        ? words.overText.nextTomorrow
        : words.overText.nextLater(formatNumber(days)),
  ]
    .filter(Boolean)
    .join(' ')
}
