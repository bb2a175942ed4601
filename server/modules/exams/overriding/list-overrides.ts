import { searchKey } from '@arvand/persian/text'
import { containing, type Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { markedExam } from '../marking/marked-exam.ts'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'

export interface OverridesAsk extends TaughtExam {
  /** A part of the name of a learner who may get other rules. */
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** For whom an exam has other rules, the newest first, and who may get some. */
export async function listOverrides(db: Db, { q, cursor, ...own }: OverridesAsk) {
  const exam = await findTaught(db, own)
  const rows = exams(db)
    .selectFrom('exams.overrides as o')
    .leftJoin('identity.people as p', 'p.id', 'o.person_id')
    .leftJoin('courses.course_cohorts as c', 'c.id', 'o.cohort_id')
    .select(['o.id', 'o.person_id', 'p.name', 'o.cohort_id', 'c.title'])
    .select(['o.opens_at', 'o.closes_at', 'o.minutes', 'o.attempts', 'o.access_code'])
    .where('o.exam_id', '=', exam.id)
  const [page, cohorts, learners] = await Promise.all([
    keysetPage(rows, [desc('o.id')], cursor),
    cohortsOf(db, exam.course_id),
    learnersNamed(db, exam.course_id, searchKey(q ?? '')),
  ])
  return {
    ...page,
    items: page.items.map((row) => ({
      id: row.id,
      person: row.person_id === null ? null : { id: row.person_id, name: row.name ?? '' },
      cohort: row.cohort_id === null ? null : { id: row.cohort_id, title: row.title ?? '' },
      ...{ opensAt: row.opens_at, closesAt: row.closes_at, minutes: row.minutes },
      ...{ attempts: row.attempts, accessCode: row.access_code ?? '' },
    })),
    exam: await markedExam(db, exam),
    ...{ cohorts, learners },
  }
}

const mostCohorts = 200

const cohortsOf = (db: Db, courseId: string) =>
  exams(db)
    .selectFrom('courses.course_cohorts')
    .select(['id', 'title'])
    .where('course_id', '=', courseId)
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .limit(mostCohorts)
    .execute()

const mostLearners = 10

async function learnersNamed(db: Db, courseId: string, key: string) {
  if (key === '') return []
  return (
    exams(db)
      .selectFrom('courses.learners as l')
      .innerJoin('identity.people as p', 'p.id', 'l.person_id')
      .innerJoin('identity.name_keys as k', 'k.person_id', 'l.person_id')
      .select(['p.id', 'p.name'])
      .where('l.course_id', '=', courseId)
      .where('l.state', 'in', ['active', 'completed'])
      // Brought by a mobile and not come yet: whose it is is not told.
      .where('l.opened_at', 'is not', null)
      .where('k.name_key', 'like', containing(key))
      .orderBy('k.name_key')
      .orderBy('p.id')
      .limit(mostLearners)
      .execute()
  )
}
