import { mostWhole } from '@arvand/contracts/page'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { sql } from 'kysely'
import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { type Jobs, jobKind, type Worker, worker } from '#platform/jobs'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { searchAlertNoticeTypes } from './search-alert-notice-types.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'jobs'>

/** Tells those who wanted to hear of a course that has been published. */
const tellOfCourse = jobKind('courses.tell-of-course', z.object({ courseId: z.uuid() }))

/** How many people are told in one transaction. */
const batch = 200

const wordsOf = (q: string): string[] => neededWords(searchWords(q))

/** Pure: why a person may not wait for more words. */
export const whyNotAlert = (alerts: number): 'courses.search-alerts-full' | null =>
  alerts >= mostWhole ? 'courses.search-alerts-full' : null

/** Keeps words of which a person wants to hear; the same words again change nothing. */
export function addSearchAlert({ db, clock }: Deps, q: string, personId: string) {
  const words = wordsOf(q)
  if (words.length === 0) refuse('courses.no-search-words')
  return transaction(db, async (tx) => {
    const { items } = await listSearchAlerts(tx, personId)
    refuseIf(whyNotAlert(items.length))
    await courses(tx)
      .insertInto('courses.search_alerts')
      .values({ person_id: personId, q, words, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return { alerted: true }
  })
}

/** Forgets words of which a person wanted to hear. */
export async function removeSearchAlert(db: Db, q: string, personId: string) {
  await courses(db)
    .deleteFrom('courses.search_alerts')
    .where('person_id', '=', personId)
    .where('words', '=', sql<string[]>`${wordsOf(q)}::text[]`)
    .execute()
  return { alerted: false }
}

/** The words of which a person wants to hear, newest first. */
export async function listSearchAlerts(db: Db, personId: string) {
  const rows = await courses(db)
    .selectFrom('courses.search_alerts')
    .select('q')
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('words')
    .limit(mostWhole)
    .execute()
  return wholeList(rows.map(({ q }) => q))
}

/** To be called in the transaction that publishes a course. */
export const tellOfPublished = (jobs: Jobs, tx: Tx, courseId: string) =>
  jobs.leave(tx, tellOfCourse, { courseId }, { key: courseId })

export const searchAlertWorkers = (deps: Deps): Worker[] => [
  worker(tellOfCourse, async ({ courseId }) => {
    while ((await tellSome(deps, courseId)) === batch);
  }),
]

// An alert ends with its notice, so that a second publication tells nobody twice.
const tellSome = ({ db, clock, jobs }: Deps, courseId: string) =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ personId: string; q: string; title: string; slug: string }>`
      with waiting as (
        select alert.person_id, alert.words, alert.q, course.title, course.slug
        from courses.search_alerts as alert
        join courses.courses as course on course.id = ${courseId} and course.state = 'published'
        where not exists (
          select from unnest(alert.words) as word where course.search_key not like '% ' || word || '%'
        )
        order by alert.at
        limit ${sql.lit(batch)}
        for update of alert skip locked
      )
      delete from courses.search_alerts as alert using waiting
      where (alert.person_id, alert.words) = (waiting.person_id, waiting.words)
      returning alert.person_id as "personId", waiting.q, waiting.title, waiting.slug
    `.execute(courses(tx))
    for (const { personId, ...about } of rows)
      await leaveNotice(jobs, tx, clock, {
        personId,
        kind: searchAlertNoticeTypes.courseFound,
        about,
        cause: `course ${courseId} has «${about.q}»`,
      })
    return rows.length
  })
