import type { Answer } from '@arvand/contracts/endpoint'
import type { listResults } from '@arvand/contracts/teacher/exam-marking'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { shownPoints } from '../../marking/index.ts'
import { candidateName } from '../candidate-name.ts'
import { resultsWords as words } from '../words/results-words.ts'

type Row = Answer<typeof listResults>['items'][number]

/** Attempts with what they came to: a table, on a phone a list. */
export function ResultRows({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <div className="hidden md:block">
        <DataTable caption={words.list} columns={columns} rows={rows} rowKey={({ attemptId }) => attemptId} />
      </div>
      <div className="md:hidden">
        <List label={words.list}>
          {rows.map((row) => (
            <ListRow
              key={row.attemptId}
              title={candidateName(row.candidate)}
              note={<PhoneNote row={row} />}
              end={<State row={row} />}
            />
          ))}
        </List>
      </div>
    </>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'candidate',
    title: words.candidate,
    names: true,
    cell: ({ candidate, number }) => (
      <span className="block min-w-36">
        <span className="block font-label wrap-anywhere">{candidateName(candidate)}</span>
        {number > 1 ? (
          <span className="block text-14 text-muted">{words.number(localDigits(number))}</span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'score',
    title: words.score,
    cell: (row) => <span className="whitespace-nowrap">{scoreOf(row)}</span>,
  },
  { key: 'percent', title: words.percent, cell: (row) => <Percent row={row} /> },
  { key: 'state', title: words.state, cell: (row) => <State row={row} /> },
  {
    key: 'handedIn',
    title: words.handedIn,
    cell: ({ submittedAt, by }) => (
      <span className="block text-14 whitespace-nowrap text-muted">
        {formatDateTime(submittedAt)}
        {by === 'clock' ? <span className="block">{words.byClock}</span> : null}
      </span>
    ),
  },
]

const PhoneNote = ({ row }: { row: Row }) => (
  <>
    <span className="block text-15 text-ink">
      {scoreOf(row)}
      {row.waiting === 0 && row.most > 0 ? (
        <>
          {' · '}
          <Percent row={row} />
        </>
      ) : null}
    </span>
    {row.number > 1 ? `${words.number(localDigits(row.number))} · ` : ''}
    {formatDateTime(row.submittedAt)}
    {row.by === 'clock' ? `، ${words.byClock}` : ''}
  </>
)

const scoreOf = ({ points, most, waiting }: Row): string =>
  (waiting > 0 ? words.soFar : words.scoreOf)(shownPoints(points), shownPoints(most))

/** Not of an attempt of which something still waits: it would look final. */
const Percent = ({ row: { points, most, waiting } }: { row: Row }) =>
  waiting > 0 || most === 0 ? (
    <span className="text-muted">{words.none}</span>
  ) : (
    <bdi dir="ltr">{formatPercent((points / most) * 100, 1)}</bdi>
  )

function State({ row: { waiting, passed } }: { row: Row }) {
  if (waiting > 0) return <Badge tone="accent">{words.isWaiting(formatNumber(waiting))}</Badge>
  if (passed === null) return <Badge>{words.isMarked}</Badge>
  return <Badge tone={passed ? 'success' : 'warning'}>{passed ? words.hasPassed : words.hasFailed}</Badge>
}
