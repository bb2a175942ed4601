import type { Answer } from '@arvand/contracts/endpoint'
import type { listRanking } from '@arvand/contracts/teacher/exam-ranking'
import { formatNumber } from '@arvand/persian/numbers'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { candidateName } from '../candidate-name.ts'
import { ShownPercent } from '../statistics/shown-percent.tsx'
import { rankingWords as words } from '../words/ranking-words.ts'

type Ranking = Answer<typeof listRanking>
type Row = Ranking['items'][number]
type Lesson = Ranking['lessons'][number]

/** Candidates with their ranks and the percent of each lesson: a table, on a phone a list. */
export const RankingRows = ({ rows, lessons }: { rows: readonly Row[]; lessons: readonly Lesson[] }) => (
  <>
    <div className="hidden md:block">
      <DataTable
        caption={words.list}
        columns={columnsOf(lessons)}
        rows={rows}
        rowKey={({ attemptId }) => attemptId}
      />
    </div>
    <div className="md:hidden">
      <List label={words.list}>
        {rows.map((row) => (
          <ListRow
            key={row.attemptId}
            title={`${formatNumber(row.all.rank)}. ${candidateName(row.candidate)}`}
            note={`${within(row.quotaPlace, row.quota)} · ${within(row.cityPlace, row.city)}`}
            end={<span className="text-17 font-title">{formatNumber(row.standard)}</span>}
          />
        ))}
      </List>
    </div>
  </>
)

const within = ({ rank, of }: Row['all'], group: string): string =>
  words.within(formatNumber(rank), formatNumber(of), group)

const columnsOf = (lessons: readonly Lesson[]): readonly Column<Row>[] => [
  { key: 'rank', title: words.rank, cell: ({ all }) => formatNumber(all.rank) },
  {
    key: 'candidate',
    title: words.candidate,
    names: true,
    cell: ({ candidate }) => (
      <span className="block min-w-32 font-label wrap-anywhere">{candidateName(candidate)}</span>
    ),
  },
  {
    key: 'standard',
    title: words.standard,
    cell: ({ standard }) => <span className="font-title">{formatNumber(standard)}</span>,
  },
  ...lessons.map(
    ({ id, title }, at): Column<Row> => ({
      key: id,
      title: words.percentOf(title),
      cell: (row) => <ShownPercent of={row.lessons[at]?.percent ?? null} digits={2} />,
    }),
  ),
  {
    key: 'quota',
    title: words.quota,
    cell: ({ quota, quotaPlace }) => (
      <span className="text-14 whitespace-nowrap text-muted">{within(quotaPlace, quota)}</span>
    ),
  },
  {
    key: 'city',
    title: words.city,
    cell: ({ city, cityPlace }) => (
      <span className="text-14 whitespace-nowrap text-muted">{within(cityPlace, city)}</span>
    ),
  },
]

/** How each lesson went for all who sat the booklet. */
export const LessonFigures = ({ lessons }: { lessons: readonly Lesson[] }) => (
  <section aria-labelledby="lesson-figures" className="grid grid-cols-1 gap-3">
    <h2 id="lesson-figures" className="text-18 font-title">
      {words.lessons}
    </h2>
    <List label={words.lessons}>
      {lessons.map(({ id, title, meanPercent, deviation }) => (
        <ListRow
          key={id}
          title={title}
          note={
            <>
              {words.mean} <ShownPercent of={meanPercent} digits={1} />
              {'، '}
              {words.deviation} <bdi dir="ltr">{formatNumber(Math.round(deviation * 10) / 10)}</bdi>
            </>
          }
        />
      ))}
    </List>
  </section>
)
