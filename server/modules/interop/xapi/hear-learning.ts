import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Listener, listener } from '#plugs/events'
import type { InteropDeps } from '../deps.ts'
import { type Activity, type Learned, statementOf } from '../statement.ts'
import { interop } from '../tables.ts'
import { sendStatements } from './send-statements.ts'

type Told = Omit<Learned, 'id' | 'at'>

/** Listens to what learners do. Nothing is stored while no store is set. */
export function hearLearning({ clock, jobs, config }: InteropDeps): readonly Listener[] {
  const { publicUrl, xapi } = config
  if (!xapi) return []
  async function store(tx: Tx, told: Told | null): Promise<void> {
    if (!told) return
    const [id, at] = [newId(), clock.now()]
    const statement = JSON.stringify(statementOf(publicUrl, { ...told, id, at }))
    const row = { id, person_id: told.personId, statement, at, sent_at: null }
    await interop(tx).insertInto('interop.statements').values(row).execute()
    await jobs.leave(tx, sendStatements, {})
  }
  return [
    listener({
      name: 'interop.lesson-completed',
      event: 'courses.lessonCompleted',
      async hear(tx, { courseId, lessonId, personId }) {
        const course = await findCourse(tx, courseId)
        const activity = course && (await findLesson(tx, course, lessonId))
        await store(tx, activity ? { personId, verb: 'completed', activity, course } : null)
      },
    }),
    listener({
      name: 'interop.course-completed',
      event: 'courses.completed',
      async hear(tx, { courseId, personId }) {
        const activity = await findCourse(tx, courseId)
        await store(tx, activity && { personId, verb: 'completed', activity })
      },
    }),
    listener({
      name: 'interop.exam-marked',
      event: 'exams.marked',
      async hear(tx, { examId, personId, isPassed }) {
        const row = await interop(tx)
          .selectFrom('exams.known_exams')
          .select(['title', 'can_be_passed'])
          .where('id', '=', examId)
          .executeTakeFirst()
        if (!row) return
        const activity = { kind: 'assessment', path: `/exams/${examId}`, title: row.title } as const
        await store(
          tx,
          row.can_be_passed
            ? { personId, verb: isPassed ? 'passed' : 'failed', activity, isSuccess: isPassed }
            : { personId, verb: 'completed', activity },
        )
      },
    }),
    listener({
      name: 'interop.webinar-attended',
      event: 'live.attended',
      async hear(tx, { webinarId, personId, minutes }) {
        const row = await interop(tx)
          .selectFrom('live.known_webinars')
          .select(['slug', 'title'])
          .where('id', '=', webinarId)
          .executeTakeFirst()
        if (!row) return
        const activity = {
          kind: 'meeting',
          path: `/webinars/${row.slug ?? webinarId}`,
          title: row.title,
        } as const
        await store(tx, { personId, verb: 'attended', activity, minutes })
      },
    }),
  ]
}

async function findCourse(tx: Tx, courseId: string): Promise<Activity | null> {
  const row = await interop(tx)
    .selectFrom('courses.known_courses')
    .select(['slug', 'title'])
    .where('id', '=', courseId)
    .executeTakeFirst()
  return row ? { kind: 'course', path: `/courses/${row.slug}`, title: row.title } : null
}

async function findLesson(tx: Tx, course: Activity, lessonId: string): Promise<Activity | null> {
  const row = await interop(tx)
    .selectFrom('courses.course_lessons')
    .select('title')
    .where('id', '=', lessonId)
    .executeTakeFirst()
  return row ? { kind: 'lesson', path: `${course.path}#lesson-${lessonId}`, title: row.title } : null
}
