import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { prepared } from '#platform/database'
import type { Agenda, AgendaEntry } from '#plugs/agenda'
import type { ItemFacts, LessonKinds } from '#plugs/lesson-kind'
import type { CoursesDeps } from '../../deps.ts'
import { itemFactsOf, leadingLesson } from '../../lesson-kinds/item-facts.ts'
import { kindOf } from '../../lesson-kinds/kind-of.ts'
import { openedAt } from '../opened-at.ts'
import { learning } from '../tables.ts'

/** What a person has between two instants, in order of time. */
export const findAgenda = async (
  deps: Pick<CoursesDeps, 'agenda'>,
  personId: string,
  from: Date,
  to: Date,
): Promise<AgendaEntry[]> =>
  (await findCalendar(deps, personId, from, to)).filter(({ isCancelled }) => !isCancelled)

/** The same with what was cancelled, for calendar programs. */
export async function findCalendar(
  { agenda }: Pick<CoursesDeps, 'agenda'>,
  personId: string,
  from: Date,
  to: Date,
): Promise<AgendaEntry[]> {
  const found = await Promise.all(
    agenda.flatMap(({ ofLearner }) => (ofLearner ? [ofLearner(personId, from, to)] : [])),
  )
  return found.flat().sort((a, b) => Number(a.at) - Number(b.at))
}

export const courseAgenda = (deps: Pick<CoursesDeps, 'db' | 'lessonKinds'>): Agenda => ({
  ofLearner: (personId, from, to) => agendaOfCourses(deps, personId, from, to),
})

/** What opens, is due, begins or ends in a person's courses; two queries, and one for each kind that leads elsewhere. */
async function agendaOfCourses(
  { db, lessonKinds }: Pick<CoursesDeps, 'db' | 'lessonKinds'>,
  personId: string,
  from: Date,
  to: Date,
): Promise<AgendaEntry[]> {
  const due = lessonKinds.filter(({ due, facts }) => due ?? facts).map(({ kind }) => kind)
  const [lessons, enrolments] = await Promise.all([
    lessonRows(db, { personId, from, to, due }),
    enrolmentRows(db, { personId }),
  ])
  const leading = lessons.flatMap(({ id, courseId, content }) =>
    content ? [{ id, ...leadingLesson(courseId, content) }] : [],
  )
  const facts = await itemFactsOf(db, lessonKinds, leading, personId)
  const itemOf = new Map(leading.map(({ id }, place) => [id, facts[place] ?? null]))
  const within = ({ at }: AgendaEntry) => at >= from && at < to
  const entries = [
    ...releases(lessons, from),
    ...lessons.flatMap((row) => dueItem(lessonKinds, row, itemOf.get(row.id) ?? null)),
    ...enrolments.flatMap(daysOfEnrolment),
  ]
  return entries.filter(within)
}

type LessonRow = Awaited<ReturnType<typeof lessonRows>>[number]
type EnrolmentRow = Awaited<ReturnType<typeof enrolmentRows>>[number]

const lessonOf = (row: LessonRow) => ({
  within: row.courseTitle,
  title: row.title,
  link: `/learn/${row.courseSlug}/${row.id}`,
  minutes: null,
})

/** Lessons that open at one instant in one course are one entry. */
function releases(rows: readonly LessonRow[], from: Date): AgendaEntry[] {
  const opening = rows.filter(({ opensAt, startsOn, expiresAt }) => {
    // The first day of a cohort has its own entry (`begins`).
    const isStart = startsOn !== null && opensAt?.getTime() === instantAt(startsOn).getTime()
    return opensAt !== null && opensAt >= from && goesOnAt(opensAt, expiresAt) && !isStart
  })
  const together = Map.groupBy(opening, ({ courseSlug, opensAt }) => `${courseSlug} ${opensAt?.getTime()}`)
  return [...together.values()].flatMap(([first, ...others]) =>
    first?.opensAt
      ? [
          {
            ...lessonOf(first),
            key: `release-${first.id}`,
            kind: 'release' as const,
            count: others.length + 1,
            at: first.opensAt,
            wholeDay: isMidnight(first.opensAt),
          },
        ]
      : [],
  )
}

/** Access, completed or not, has not ended before this instant; what comes after its end concerns the learner no more. */
const goesOnAt = (at: Date, expiresAt: Date | null): boolean => expiresAt === null || at <= expiresAt

const isMidnight = (at: Date): boolean => (at.getTime() + 12_600_000) % 86_400_000 === 0

function dueItem(kinds: LessonKinds, row: LessonRow, item: ItemFacts | null): AgendaEntry[] {
  const content: LessonContent | null = row.content
  if (!content || row.done > 0) return []
  const own = kindOf(kinds, content.kind).due?.(content, openedAt(row.opensAt, row.enrolledAt))
  const at = own ?? item?.dueAt
  if (!at || !goesOnAt(at, row.expiresAt)) return []
  return [{ ...lessonOf(row), key: `due-${row.id}`, kind: 'due', count: 1, at, wholeDay: false }]
}

function daysOfEnrolment(row: EnrolmentRow): AgendaEntry[] {
  const { courseTitle: title, courseSlug } = row
  const about = { title, within: title, link: `/learn/${courseSlug}`, count: 1, minutes: null }
  const days = [
    ['begins', row.startsOn === null ? null : instantAt(row.startsOn)],
    ['ends', row.endsOn === null ? null : instantAt(row.endsOn)],
    ['accessEnds', row.expiresAt],
  ] as const
  return days.flatMap(([kind, at]) =>
    at && goesOnAt(at, row.expiresAt)
      ? [{ ...about, key: `${kind}-${courseSlug}`, kind, at, wholeDay: true }]
      : [],
  )
}

interface LessonsAsked {
  readonly personId: string
  readonly from: Date
  readonly to: Date
  /** Kinds whose lessons may be due. */
  readonly due: readonly LessonKind[]
}

/** One parameter for all kinds, because a prepared statement has a fixed number of parameters. */
const anyOf = (kinds: readonly LessonKind[]) => sql<LessonKind>`any(${kinds}::text[])`

const lessonRows = prepared((db, { personId, from, to, due }: LessonsAsked) =>
  learning(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.lesson_access as a', 'a.enrolment_id', 'e.id')
    .innerJoin('courses.lessons as l', 'l.id', 'a.lesson_id')
    .innerJoin('courses.sections as s', 's.id', 'l.section_id')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .leftJoin('courses.cohorts as g', 'g.id', 'e.cohort_id')
    .select([
      'l.id',
      'l.title',
      'a.opens_at as opensAt',
      'a.done_steps as done',
      'e.enrolled_at as enrolledAt',
      'e.expires_at as expiresAt',
    ])
    .select(['c.id as courseId', 'c.title as courseTitle', 'c.slug as courseSlug', 'g.starts_on as startsOn'])
    .select(({ eb }) =>
      eb.case().when('l.kind', '=', anyOf(due)).then(eb.ref('l.content')).end().as('content'),
    )
    .where('e.person_id', '=', personId)
    .where('e.state', 'in', ['active', 'completed'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('a.opens_at', '>=', from), eb('a.opens_at', '<', to)]),
        and([eb('l.kind', '=', anyOf(due)), eb('e.state', '=', 'active')]),
      ]),
    )
    .orderBy('s.position')
    .orderBy('l.position')
    .limit(1000),
)

const enrolmentRows = prepared((db, { personId }: { personId: string }) =>
  learning(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .leftJoin('courses.cohorts as g', 'g.id', 'e.cohort_id')
    .select(['c.title as courseTitle', 'c.slug as courseSlug', 'e.expires_at as expiresAt'])
    .select(['g.starts_on as startsOn', 'g.ends_on as endsOn'])
    .where('e.person_id', '=', personId)
    .where('e.state', 'in', ['active', 'completed'])
    .where(({ or, eb }) => or([eb('e.cohort_id', 'is not', null), eb('e.expires_at', 'is not', null)]))
    .limit(500),
)
