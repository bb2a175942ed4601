import type { LessonDeed } from '@arvand/contracts/teacher/students'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Duration } from '../../ui/duration.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { type Figures, type LessonFigure, leastForShares, shareOf } from './drop-off.ts'
import { lessonFiguresWords as words } from './words.ts'

export interface FiguresListProps {
  readonly figures: Figures
  /** The list of those whom a figure of a lesson counts; null for those who may not see learners. */
  readonly listOf: ListOf | null
}

type Deed = Extract<LessonDeed, keyof typeof names>
type ListOf = (lessonId: string, did: Deed) => string

type Row = LessonFigure & { readonly number: number }

/** All figures of each lesson; each opens the list of who it counts, to those who may see learners. */
export function FiguresList({ figures: { learners, lessons }, listOf }: FiguresListProps) {
  const rows = lessons.map((lesson, at): Row => ({ ...lesson, number: at + 1 }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-17 font-title">{words.lessonByLesson}</h2>
      <div className="hidden md:block">
        <DataTable
          caption={words.lessonByLesson}
          columns={columnsOf(learners, listOf)}
          rows={rows}
          rowKey={({ lessonId }) => lessonId}
        />
      </div>
      <div className="md:hidden">
        <List label={words.lessonByLesson}>
          {rows.map((row) => (
            <LessonRow key={row.lessonId} row={row} learners={learners} listOf={listOf} />
          ))}
        </List>
      </div>
    </div>
  )
}

interface LessonRowProps extends Pick<FigureProps, 'row' | 'listOf'> {
  readonly learners: number
}

/** A lesson on a phone: its figures stand under its name. */
const LessonRow = ({ row, learners, listOf }: LessonRowProps) => (
  <li className="grid gap-1 px-4.5 py-4">
    <LessonName row={row} />
    <Named name={words.reached}>
      <Count row={row} count={row.reached} did="reached" learners={learners} listOf={listOf} />
    </Named>
    <Named name={words.completed}>
      <Count row={row} count={row.completed} did="completed" learners={learners} listOf={listOf} />
    </Named>
    {row.watched ? (
      <Named name={words.watched}>
        <Watched row={row} listOf={listOf} />
      </Named>
    ) : null}
  </li>
)

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-3 text-15">
    <span className="text-14 text-muted">{name}</span>
    {children}
  </p>
)

const LessonName = ({ row: { number, title, section } }: { row: Row }) => (
  <span className="block min-w-40">
    <span className="block font-label wrap-anywhere">
      {formatNumber(number)}. {title}
    </span>
    <span className="block text-14 text-muted">{section}</span>
  </span>
)

const columnsOf = (learners: number, listOf: ListOf | null): readonly Column<Row>[] => [
  {
    key: 'lesson',
    title: words.lesson,
    names: true,
    cell: (row) => <LessonName row={row} />,
  },
  {
    key: 'reached',
    title: words.reached,
    cell: (row) => <Count row={row} count={row.reached} did="reached" learners={learners} listOf={listOf} />,
  },
  {
    key: 'completed',
    title: words.completed,
    cell: (row) => (
      <Count row={row} count={row.completed} did="completed" learners={learners} listOf={listOf} />
    ),
  },
  { key: 'watched', title: words.watched, cell: (row) => <Watched row={row} listOf={listOf} /> },
  {
    key: 'length',
    title: words.length,
    wide: true,
    cell: ({ seconds }) => (seconds > 0 ? <Duration seconds={seconds} named /> : <Nothing />),
  },
]

const names = { reached: words.reachedOf, completed: words.completedOf, watched: words.watchedOf } as const

interface FigureProps {
  readonly row: Row
  readonly count: number
  readonly did: Deed
  readonly listOf: ListOf | null
  readonly children: ReactNode
}

/** A figure that opens its learners; one without a list is words. */
function Figure({ row: { lessonId, title }, count, did, listOf, children }: FigureProps) {
  if (listOf === null || count === 0) return <span>{children}</span>
  return (
    <TextLink
      alone
      to={listOf(lessonId, did)}
      aria-label={names[did](formatNumber(count), title)}
      className="inline-flex min-h-11 items-center"
    >
      {children}
    </TextLink>
  )
}

interface CountProps extends Omit<FigureProps, 'children'> {
  readonly learners: number
}

const Count = ({ learners, ...figure }: CountProps) => (
  <span className="flex items-center gap-2 whitespace-nowrap">
    <Figure {...figure}>{formatNumber(figure.count)}</Figure>
    {learners >= leastForShares ? (
      <bdi dir="ltr" className="text-14 text-muted">
        {formatPercent(Math.round(shareOf(learners, figure.count)))}
      </bdi>
    ) : null}
  </span>
)

function Watched({ row, listOf }: { row: Row; listOf: ListOf | null }) {
  if (!row.watched) return <Nothing />
  const { learners, median } = row.watched
  return (
    <span className="relative flex items-center gap-2 whitespace-nowrap">
      <Duration seconds={median} named />
      <Figure row={row} count={learners} did="watched" listOf={listOf}>
        {words.watchers(formatNumber(learners))}
      </Figure>
    </span>
  )
}

const Nothing = () => (
  <span className="relative">
    <span aria-hidden="true" className="text-muted">
      {words.none}
    </span>
    <span className="sr-only">{words.noneWords}</span>
  </span>
)
