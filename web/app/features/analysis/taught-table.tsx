import type { Answer } from '@arvand/contracts/endpoint'
import type { listTaughtSales } from '@arvand/contracts/teacher/sales'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/link.tsx'
import { taughtSalesWords as words } from './words.ts'

type TaughtCourse = Answer<typeof listTaughtSales>['items'][number]

interface TaughtTableProps {
  readonly courses: readonly TaughtCourse[]
  /** How many days are compared. */
  readonly days: number
}

/** What each course brought its teacher; each opens its learners and where they stop. */
export const TaughtTable = ({ courses, days }: TaughtTableProps) => (
  <DataTable
    caption={words.byCourse}
    columns={columnsOf(days)}
    rows={courses}
    rowKey={({ courseId }) => courseId}
  />
)

const columnsOf = (days: number): readonly Column<TaughtCourse>[] => [
  {
    key: 'course',
    title: words.course,
    names: true,
    cell: ({ courseId, title, learners }) => (
      <span className="grid min-w-40 justify-items-start">
        <TextLink
          alone
          to={`/teach/courses/${courseId}`}
          className="inline-flex min-h-11 items-center font-label wrap-anywhere"
        >
          {title}
        </TextLink>
        <span className="text-14 text-muted">{words.learners(formatNumber(learners))}</span>
      </span>
    ),
  },
  {
    key: 'income',
    title: words.income,
    cell: ({ income }) => (
      <span className="whitespace-nowrap">
        <span className="font-[650]">{tomanNumber(income)}</span>{' '}
        <span className="text-14 text-muted">{words.toman}</span>
      </span>
    ),
  },
  { key: 'sold', title: words.sold, cell: ({ sold }) => formatNumber(sold) },
  { key: 'enrolments', title: words.enrolments, cell: ({ enrolments }) => formatNumber(enrolments) },
  {
    key: 'change',
    title: words.change,
    cell: ({ income, before }) => (
      <ChangeMark
        change={changeOf({
          now: income,
          before: before.income,
          base: before.sold,
          days,
          difference: tomanText,
        })}
      />
    ),
  },
  {
    key: 'dropOff',
    title: words.dropOff,
    cell: ({ courseId, title }) => (
      <TextLink
        alone
        to={`/teach/courses/${courseId}/lesson-figures`}
        aria-label={words.dropOffOf(title)}
        className="inline-flex min-h-11 items-center whitespace-nowrap"
      >
        {words.dropOff}
      </TextLink>
    ),
  },
]
