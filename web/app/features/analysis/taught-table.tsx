import type { Answer } from '@arvand/contracts/endpoint'
import type { listTaughtSales } from '@arvand/contracts/teacher/sales'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { pathWith } from '../../ui/address-with.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { type Days, type Period, passedDays } from '../home/index.ts'
import { taughtSalesWords as words } from './words.ts'

type TaughtCourse = Answer<typeof listTaughtSales>['items'][number]

interface TaughtTableProps {
  readonly courses: readonly TaughtCourse[]
  readonly period: Period
}

/** The sales behind a teacher's income in some days, of one course if it is named. */
export const incomePath = (days: Days, itemId?: string): string =>
  `${pathWith('/teach/income', { ...days, itemId })}#sales`

/** The courses in which people enrolled in some days, each with its learners of them. */
export const enrolmentsPath = ({ from, to }: Days): string =>
  from === to
    ? `${pathWith('/teach/analysis', { figure: 'enrolments', period: 'day', to })}#courses`
    : '#courses'

const Change = ({ course: { income, before }, period }: { course: TaughtCourse; period: Period }) => (
  <ChangeMark
    change={changeOf({
      now: income,
      before: before.income,
      base: before.sold,
      days: period.kind === 'day' ? 1 : period.passed,
      difference: tomanText,
    })}
  />
)

const Income = ({ rials }: { rials: number }) => (
  <span className="whitespace-nowrap">
    <span className="font-[650]">{tomanNumber(rials)}</span>{' '}
    <span className="text-14 text-muted">{words.toman}</span>
  </span>
)

/** What each course brought its teacher; each opens where its learners stop, and its sales. */
export const TaughtTable = ({ courses, period }: TaughtTableProps) => (
  <>
    <div className="hidden md:block">
      <DataTable
        caption={words.caption}
        columns={columnsOf(period)}
        rows={courses}
        rowKey={({ courseId }) => courseId}
      />
    </div>
    <div className="md:hidden">
      <List label={words.caption}>
        {courses.map((course) => (
          <ListRow
            key={course.courseId}
            to={`/teach/courses/${course.courseId}/lesson-figures`}
            title={course.title}
            note={words.note(
              formatNumber(course.learners),
              formatNumber(course.sold),
              formatNumber(course.enrolments),
            )}
            end={
              <span className="pointer-events-none grid">
                <Income rials={course.income} />
                <Change course={course} period={period} />
              </span>
            }
          />
        ))}
      </List>
    </div>
  </>
)

const columnsOf = (period: Period): readonly Column<TaughtCourse>[] => [
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
    cell: ({ income }) => <Income rials={income} />,
  },
  {
    key: 'sold',
    title: words.sold,
    cell: ({ courseId, title, sold }) =>
      sold === 0 ? (
        formatNumber(sold)
      ) : (
        <TextLink
          alone
          to={incomePath(passedDays(period), courseId)}
          aria-label={words.soldOf(formatNumber(sold), title)}
          className="inline-flex min-h-11 items-center"
        >
          {formatNumber(sold)}
        </TextLink>
      ),
  },
  {
    key: 'enrolments',
    title: words.enrolments,
    cell: ({ courseId, title, enrolments }) =>
      enrolments === 0 ? (
        formatNumber(enrolments)
      ) : (
        <TextLink
          alone
          to={pathWith(`/teach/courses/${courseId}/students`, { ...passedDays(period) })}
          aria-label={words.enrolmentsOf(formatNumber(enrolments), title)}
          className="inline-flex min-h-11 items-center"
        >
          {formatNumber(enrolments)}
        </TextLink>
      ),
  },
  {
    key: 'change',
    title: words.change,
    cell: (course) => <Change course={course} period={period} />,
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
