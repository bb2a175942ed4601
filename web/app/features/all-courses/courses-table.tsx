import type { Answer } from '@arvand/contracts/endpoint'
import type { listAllCourses } from '@arvand/contracts/panel/all-courses'
import { priceText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { useLocation } from 'react-router'
import { pathWith } from '../../ui/address-with.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { stateTones, stateWords } from '../authoring/index.ts'
import { CourseThumb } from '../courses/index.ts'
import { allCoursesWords as words } from './words.ts'

type Course = Answer<typeof listAllCourses>['items'][number]

interface TableProps {
  readonly courses: readonly Course[]
  /** The filters of the list, which a link to one teacher's courses keeps. */
  readonly filter: Readonly<Record<string, string>>
  readonly now: number
}

/** Courses as a table, and as cards under one another on a phone. */
export function CoursesTable({ courses, filter, now }: TableProps) {
  const { pathname } = useLocation()
  const ofTeacher = (course: Course) => pathWith(pathname, { ...filter, teacherId: course.owner.id })
  return (
    <>
      <div className="hidden lg:block">
        <DataTable
          caption={words.list}
          columns={columnsOf(ofTeacher, now)}
          rows={courses}
          rowKey={({ id }) => id}
        />
      </div>
      <div className="lg:hidden">
        <List label={words.list}>
          {courses.map((course) => (
            <ListRow
              key={course.id}
              to={to(course)}
              start={<CourseThumb {...course} />}
              title={course.title}
              note={`${course.owner.name}، ${priceText(course.price)}`}
              end={<State course={course} />}
            />
          ))}
        </List>
      </div>
    </>
  )
}

const to = ({ id }: Course) => `/manage/courses/${id}`

const State = ({ course: { state } }: { course: Course }) => (
  <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
)

const columnsOf = (ofTeacher: (course: Course) => string, now: number): readonly Column<Course>[] => [
  {
    key: 'title',
    title: words.course,
    names: true,
    cell: (course) => (
      <Link to={to(course)} className="group flex min-h-11 items-center gap-3 rounded-small">
        <CourseThumb {...course} />
        <span className="min-w-0">
          <span className="block font-label wrap-anywhere group-hover:underline">{course.title}</span>
          <span className="text-14 text-muted">{course.category.title}</span>
        </span>
      </Link>
    ),
  },
  {
    key: 'teacher',
    title: words.teacher,
    cell: (course) => (
      <TextLink
        alone
        to={ofTeacher(course)}
        aria-label={words.onlyOf(course.owner.name)}
        className="inline-flex min-h-11 items-center"
      >
        {course.owner.name}
      </TextLink>
    ),
  },
  { key: 'state', title: words.state, cell: (course) => <State course={course} /> },
  {
    key: 'price',
    title: words.price,
    cell: ({ price }) => <span className="whitespace-nowrap">{priceText(price)}</span>,
  },
  { key: 'learners', title: words.learners, cell: ({ learners }) => formatNumber(learners) },
  {
    key: 'changed',
    title: words.changed,
    cell: ({ changedAt }) => (
      <span className="text-muted">
        <TimeAgo at={changedAt} now={now} />
      </span>
    ),
  },
]
