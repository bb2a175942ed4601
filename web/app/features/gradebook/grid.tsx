import type { Answer } from '@arvand/contracts/endpoint'
import type { showGradebook } from '@arvand/contracts/teacher/gradebook'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Clock } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { gradebookWords as words } from './words.ts'

type Shown = Answer<typeof showGradebook>
export type GradebookColumn = Shown['columns'][number]
type Row = Shown['items'][number]

interface GridProps {
  readonly courseId: string
  readonly columns: readonly GradebookColumn[]
  readonly rows: readonly Row[]
}

const shownPoints = (points: number): string => formatNumber(points / 100)
const sticky = 'sticky start-0 z-10 bg-surface border-e border-line'
const cell = 'h-14 min-w-24 px-3 text-start -outline-offset-2 md:min-w-28 md:px-4'

/** A table of learners and marked work. The arrow keys move between cells; names and heads stay in sight. */
export function Grid({ courseId, columns, rows }: GridProps) {
  const { table, tabIndexOf, onKeyDown, onFocus } = useGridKeys()
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <p id="gradebook-hint" className="sr-only">
        {words.hint}
      </p>
      <div className="relative overflow-auto md:max-h-[max(75vh,48rem)]">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked by keys is a grid
          role="grid"
          aria-label={words.title}
          aria-describedby="gradebook-hint"
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="w-full text-15"
        >
          <thead className="sticky top-0 z-20 bg-surface">
            <tr className="border-b border-line text-14 text-muted">
              <th scope="col" tabIndex={tabIndexOf(0, 0)} className={`${cell} ${sticky} font-normal`}>
                {words.learner}
              </th>
              {columns.map(({ key, title, most, weight }, at) => (
                <th
                  key={key}
                  scope="col"
                  tabIndex={tabIndexOf(0, at + 1)}
                  className={`${cell} py-2 font-normal`}
                >
                  <span className="line-clamp-2 max-w-32 font-label text-ink md:max-w-44" title={title}>
                    {title}
                  </span>
                  {words.of(shownPoints(most))}
                  {key.startsWith('scorm:') ? `، ${words.byItself}` : ''}
                  {weight === 1 ? '' : `، ${words.weightOf(formatNumber(weight))}`}
                </th>
              ))}
              <th
                scope="col"
                tabIndex={tabIndexOf(0, columns.length + 1)}
                className={`${cell} font-label text-ink`}
              >
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row, at) => (
              <GridRow
                key={row.enrolmentId}
                courseId={courseId}
                row={row}
                at={at + 1}
                tabIndexOf={tabIndexOf}
                columns={columns}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface GridRowProps {
  readonly courseId: string
  readonly columns: readonly GradebookColumn[]
  readonly row: Row
  readonly at: number
  readonly tabIndexOf: (row: number, column: number) => 0 | -1
}

function GridRow({ courseId, columns, row, at, tabIndexOf }: GridRowProps) {
  const { enrolmentId, name, cohort, marks, total } = row
  const base = `/teach/courses/${courseId}`
  return (
    <tr className="hover:bg-sunken">
      <th scope="row" className={`${cell} ${sticky} max-w-64 min-w-34 py-2 font-normal md:min-w-44`}>
        <Link
          to={`${base}/students/${enrolmentId}`}
          tabIndex={tabIndexOf(at, 0)}
          className="block rounded-small font-label wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {cohort ? <span className="block text-14 text-muted">{cohort}</span> : null}
        {total === null ? null : (
          // On a phone the column of totals is scrolled far away, so the total also stands under the name.
          <span aria-hidden="true" className="block text-14 text-muted md:hidden">
            {words.totalIs(formatPercent(total / 100, 2))}
          </span>
        )}
      </th>
      {marks.map((mark, place) => (
        <MarkCell
          key={mark.item}
          mark={mark}
          most={columns[place]?.most ?? 0}
          to={mark.link}
          tabIndex={tabIndexOf(at, place + 1)}
        />
      ))}
      <td tabIndex={tabIndexOf(at, columns.length + 1)} className={`${cell} font-title`}>
        {total === null ? (
          <span className="font-normal text-muted">
            <span aria-hidden="true">–</span>
            <span className="sr-only">{words.noTotal}</span>
          </span>
        ) : (
          formatPercent(total / 100, 2)
        )}
      </td>
    </tr>
  )
}

interface MarkCellProps {
  readonly mark: Row['marks'][number]
  readonly most: number
  /** The page that marks it; null when it is marked automatically or nothing was handed in. */
  readonly to: string | null
  readonly tabIndex: 0 | -1
}

function MarkCell({ mark: { points, waiting }, most, to, tabIndex }: MarkCellProps) {
  const isNothing = points === null && !waiting && to === null
  return (
    <td tabIndex={to ? undefined : tabIndex} className={cell}>
      {isNothing ? (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{words.notHanded}</span>
        </span>
      ) : to ? (
        <Link
          to={to}
          tabIndex={tabIndex}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-small font-label whitespace-nowrap hover:underline"
        >
          <MarkWords points={points} waiting={waiting} most={most} />
        </Link>
      ) : (
        <MarkWords points={points} waiting={waiting} most={most} />
      )}
    </td>
  )
}

function MarkWords({ points, waiting, most }: { points: number | null; waiting: boolean; most: number }) {
  if (points !== null && !waiting)
    return (
      <>
        <span aria-hidden="true">{shownPoints(points)}</span>
        <span className="sr-only">{words.markOf(shownPoints(points), shownPoints(most))}</span>
      </>
    )
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-accent-100 px-3 py-0.5 text-14 text-accent-800">
      <Icon of={Clock} size={16} />
      {words.waiting}
    </span>
  )
}
