import type { LessonContent } from '@arvand/contracts/lesson-content'
import { localDigits } from '@arvand/persian/digits'
import { sql } from 'kysely'
import { type Db, prepared } from '#platform/database'
import { learning } from './tables.ts'

/** A lesson's content with a person's steps, position and number of notes. */
export interface MyLesson {
  readonly content: LessonContent
  readonly stepsDone: number[]
  /** Seconds. */
  readonly position: number | null
  readonly notes: number
}

/** Needs one query; `enrolmentId` is missing for teachers. */
export async function findMyLesson(
  db: Db,
  lessonId: string,
  personId: string,
  enrolmentId: string | undefined,
): Promise<MyLesson | undefined> {
  const [row] = await ownLessons(db, { lessonId, personId, enrolment: enrolmentId ?? null })
  return row
}

interface OwnAsked {
  readonly lessonId: string
  readonly personId: string
  readonly enrolment: string | null
}

const ownLessons = prepared((db, { lessonId, personId, enrolment }: OwnAsked) =>
  learning(db)
    .selectFrom('courses.lessons as l')
    .select([
      'l.content',
      sql<number[]>`array(select t.step from courses.steps t
        where t.enrolment_id = ${enrolment} and t.lesson_id = l.id and t.step <= l.steps order by t.step)`.as(
        'stepsDone',
      ),
      sql<number | null>`(select p.seconds from courses.positions p
        where p.enrolment_id = ${enrolment} and p.lesson_id = l.id)`.as('position'),
      sql<number>`(select count(*)::integer from courses.notes n
        where n.person_id = ${personId} and n.lesson_id = l.id)`.as('notes'),
    ])
    .where('l.id', '=', lessonId),
)

/** The learner's name and the last four digits of their mobile, shown over a video: «نیلوفر کیانی ۴۲۱۷». */
export async function watermarkOf(db: Db, personId: string): Promise<string | null> {
  const row = await learning(db)
    .selectFrom('identity.contacts')
    .select(['name', 'mobile'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row ? [row.name, row.mobile && localDigits(row.mobile.slice(-4))].filter(Boolean).join(' ') : null
}
