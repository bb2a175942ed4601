import type { Answer } from '@arvand/contracts/endpoint'
import type { listStudents } from '@arvand/contracts/teacher/students'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { studentsWords as words } from './words.ts'

export type Student = Answer<typeof listStudents>['items'][number]

interface TableProps {
  readonly students: readonly Student[]
  readonly now: number
}

/** Learners as a table, and as cards under one another on a phone; each has a box for the form around them. */
export function StudentsTable({ students, now }: TableProps) {
  return (
    <>
      <div className="hidden xl:block">
        <DataTable
          caption={words.title}
          columns={[choosing, ...columnsAt(now)]}
          rows={students}
          rowKey={({ enrolmentId }) => enrolmentId}
        />
      </div>
      <div className="xl:hidden">
        <List label={words.title}>
          {students.map((student) => (
            <StudentRow key={student.enrolmentId} student={student} now={now} />
          ))}
        </List>
      </div>
    </>
  )
}

const Choice = ({ student: { enrolmentId, name } }: { student: Student }) => (
  <Checkbox name="enrolmentIds" value={enrolmentId}>
    <span className="sr-only">{words.chooseOf(name)}</span>
  </Checkbox>
)

const choosing: Column<Student> = {
  key: 'choose',
  title: words.choose,
  cell: (student) => <Choice student={student} />,
}

const columnsAt = (now: number): readonly Column<Student>[] => [
  {
    key: 'name',
    title: words.person,
    names: true,
    cell: ({ enrolmentId, personId, name, cohort }) => (
      <Link to={enrolmentId} className="group flex min-h-11 items-center gap-3 rounded-small">
        <Avatar name={name} seed={personId} size={40} />
        <span className="min-w-0">
          <span className="block font-label wrap-anywhere group-hover:underline">{name}</span>
          {cohort ? <span className="block text-14 text-muted">{cohort.title}</span> : null}
        </span>
      </Link>
    ),
  },
  {
    key: 'progress',
    title: words.progress,
    cell: ({ progress, state }) => (
      <div className="min-w-40">
        <ProgressBar
          compact
          label={
            state === 'active' ? (
              <span className="sr-only">{words.progress}</span>
            ) : (
              <StateBadge state={state} />
            )
          }
          share={progress.percent}
          band={progress.band}
        />
      </div>
    ),
  },
  { key: 'marks', title: words.marks, cell: ({ marks }) => <Marks marks={marks} /> },
  {
    key: 'seen',
    title: words.seen,
    cell: ({ seenAt }) => (
      <span className="whitespace-nowrap text-muted">
        <LastSeen at={seenAt} now={now} />
      </span>
    ),
  },
  {
    key: 'joined',
    title: words.joined,
    cell: ({ enrolledAt }) => (
      <time dateTime={enrolledAt} className="whitespace-nowrap text-muted">
        {formatDate(enrolledAt)}
      </time>
    ),
  },
]

function StudentRow({ student, now }: { student: Student; now: number }) {
  const { enrolmentId, personId, name, progress, seenAt, state, marks } = student
  return (
    <li className="relative flex items-start gap-4 px-4.5 py-4 has-[a:hover]:bg-sunken">
      <span className="relative z-1 -me-2">
        <Choice student={student} />
      </span>
      <Avatar name={name} seed={personId} size={48} />
      <div className="grid min-w-0 flex-1 gap-1">
        <Link to={enrolmentId} className="font-label wrap-anywhere after:absolute after:inset-0">
          {name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
          {state === 'active' ? null : <StateBadge state={state} />}
          <LastSeen at={seenAt} now={now} />
          {marks.waiting > 0 ? <span>{words.waiting(formatNumber(marks.waiting))}</span> : null}
        </p>
        <ProgressBar compact label={words.progress} share={progress.percent} band={progress.band} />
      </div>
    </li>
  )
}

/** When a learner was last here; null: they never came. */
export const LastSeen = ({ at, now }: { at: string | null; now: number }) =>
  at === null ? <Badge tone="warning">{words.neverCame}</Badge> : <TimeAgo at={at} now={now} />

const tones: Readonly<Record<Student['state'], Tone>> = {
  active: 'primary',
  completed: 'success',
  expired: 'warning',
  refunded: 'neutral',
}

/** The state of the enrolment: learning, completed or left. */
export const StateBadge = ({ state }: Pick<Student, 'state'>) => (
  <Badge tone={tones[state]}>{words.state[state]}</Badge>
)

function Marks({ marks: { marked, waiting, assignments } }: Pick<Student, 'marks'>) {
  if (assignments === 0) return <span className="text-muted">{words.noAssignments}</span>
  return (
    <span className="grid justify-items-start gap-1">
      <span>{words.marksOf(formatNumber(marked), formatNumber(assignments))}</span>
      {waiting > 0 ? <Badge tone="accent">{words.waiting(formatNumber(waiting))}</Badge> : null}
    </span>
  )
}
