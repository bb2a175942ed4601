import { type Removal, restoreRemoved } from '@arvand/contracts/teacher/courses'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Undo2 } from 'lucide-react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { outlineWords as words } from './words.ts'

interface RemovedListProps {
  readonly removals: readonly Removal[]
  readonly answer: FormAnswer | undefined
}

/** What was removed and can be brought back, with JavaScript and without it. */
export function RemovedList({ removals, answer }: RemovedListProps) {
  const news = <AnswerNews answer={answer} />
  if (removals.length === 0) return news
  return (
    <>
      {news}
      <Fold
        variant="quiet"
        open={answer?.error !== undefined}
        label={
          <>
            <Icon of={Undo2} />
            {words.restoreRemoved(formatNumber(removals.length))}
          </>
        }
      >
        <div className="rounded-card border border-line bg-surface">
          <p className="px-4 pt-3 text-14 text-muted">{words.removedLead}</p>
          <ul>
            {removals.map((removal) => (
              <li
                key={removal.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0"
              >
                <span className="grid min-w-0 flex-[1_1_12rem]">
                  <span className="font-label wrap-anywhere">{nameOf(removal)}</span>
                  <span className="text-14 text-muted">
                    {words.removedBy(removal.by, formatDateTime(removal.at))}
                  </span>
                </span>
                <ActionForm
                  intent="restore"
                  to={restoreRemoved}
                  carry={{ removalId: removal.id }}
                  submit={words.restore}
                  button={{
                    variant: 'outline',
                    size: 'compact',
                    'aria-label': words.restoreOf(removal.title),
                  }}
                  className="grid"
                />
              </li>
            ))}
          </ul>
        </div>
      </Fold>
    </>
  )
}

const nameOf = ({ sectionId, title, lessons }: Removal): string =>
  sectionId === null ? words.removedLesson(title) : words.removedSection(title, formatNumber(lessons))
