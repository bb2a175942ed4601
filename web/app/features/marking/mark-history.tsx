import { formatDateTime } from '@arvand/persian/format-date'
import { Card } from '../../ui/card.tsx'
import { shownPoints } from './shown-points.ts'
import { markingFieldWords as words } from './words.ts'

interface MarkHistoryProps {
  readonly marks: readonly {
    readonly points: number
    readonly comment: string | null
    /** Null: an account that is gone. */
    readonly marker: string | null
    readonly at: string
    /** As what it was given, where several persons mark. */
    readonly as?: string | null
  }[]
  readonly most: number
}

/** Marks given before, the newest first. */
export function MarkHistory({ marks, most }: MarkHistoryProps) {
  if (marks.length === 0) return null
  return (
    <Card title={words.history}>
      <ol className="grid gap-3">
        {marks.map(({ points, comment, marker, at, as }) => (
          <li key={at} className="border-s-2 border-line ps-3 text-15">
            <span className="font-label">{words.totalOf(shownPoints(points), shownPoints(most))}</span>
            {as ? <span className="ms-2 text-14 text-muted">{as}</span> : null}
            <span className="block text-14 text-muted">
              {words.by(marker ?? words.gone, formatDateTime(at))}
            </span>
            {comment ? (
              <span className="bidi-plain block whitespace-pre-line wrap-anywhere">{comment}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
