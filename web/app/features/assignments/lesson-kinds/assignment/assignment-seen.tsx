import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import { formatNumber } from '@arvand/persian/numbers'
import { Alert } from '../../../../ui/alert.tsx'
import { AssignmentTerms } from '../../assignment-view.tsx'
import { assignmentWords as words } from '../../words.ts'

type Content = TaughtContentOf<'assignment'>

/** An assignment for readers who hand in nothing (a preview, a review): due date, marking, what is accepted. */
export function AssignmentSeen({ content }: { content: Content }) {
  const { accepts, mostFiles, dueAt, dueDays } = content
  return (
    <div className="grid gap-5">
      <AssignmentTerms assignment={{ dueAt, dueDays, isLate: false, ...markedBy(content) }} />
      <Alert>{words.accepts[accepts](formatNumber(mostFiles))}</Alert>
    </div>
  )
}

/** Rubric and most points, in hundredths; the lesson's own content alone holds whole points. */
export function markedBy({ rubric, points }: Pick<Content, 'rubric' | 'points'>) {
  const inHundredths = rubric.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: level.points * 100 })),
  }))
  const best = inHundredths.map(({ levels }) => Math.max(...levels.map((level) => level.points)))
  const most = rubric.length > 0 ? best.reduce((sum, one) => sum + one, 0) : points * 100
  return { rubric: inHundredths, most }
}
