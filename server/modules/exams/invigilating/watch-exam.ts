import type { candidateFilter } from '@arvand/contracts/teacher/exam-invigilating'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import type { z } from 'zod'
import { containing, type Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import type { ExamsDeps } from '../deps.ts'
import type { TaughtExam } from '../setting/set-exam.ts'
import { courseOf } from '../setting/taught-course.ts'
import { candidates, needsAttention, progressOf } from './candidates.ts'
import { findWatched } from './running-attempts.ts'

type Filter = z.output<typeof candidateFilter>

export interface WatchAsk extends TaughtExam {
  readonly show?: Filter | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

const byName = [asc(sql`candidate.name_key collate "fa-x-icu"`, 'text'), asc('candidate.person_id' as const)]

/** Who takes an exam now, in the order of the alphabet so that nobody jumps, and how many do what. */
export async function watchExam(
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  { show, q, cursor, ...own }: WatchAsk,
) {
  const exam = await findWatched(db, own)
  const now = clock.now()
  let rows = candidates(db, exam, now).selectAll('candidate')
  if (show === 'attention') rows = rows.where(needsAttention)
  else if (show) rows = rows.where('candidate.state', '=', show)
  const key = searchKey(q ?? '')
  if (key !== '') rows = rows.where('candidate.name_key', 'like', containing(key))
  const [page, counts, course] = await Promise.all([
    keysetPage(rows, byName, cursor),
    countsOf(db, exam, now),
    courseOf(db, exam.course_id),
  ])
  const progress = await progressOf(
    db,
    page.items.flatMap(({ attempt_id }) => attempt_id ?? []),
  )
  return {
    ...page,
    items: page.items.map((row) => {
      const far = row.attempt_id === null ? undefined : progress.get(row.attempt_id)
      return {
        ...{ personId: row.person_id, name: row.name, state: row.state },
        attempt:
          row.attempt_id === null || !far
            ? null
            : {
                ...attemptOf(row, row.attempt_id),
                ...far,
                section: far.section && { ...far.section, endsAt: row.section_ends_at },
              },
      }
    }),
    exam: {
      ...{ id: exam.id, title: exam.title, courseId: exam.course_id, courseTitle: course.title },
      ...{ opensAt: exam.opens_at, closesAt: exam.closes_at },
    },
    counts,
    serverTime: now,
  }
}

interface AttemptOf {
  readonly ends_at: Date
  readonly submitted_at: Date | null
  readonly saved_at: Date | null
  readonly times_left: number
  readonly takeovers: number
}

const attemptOf = ({ ends_at, submitted_at, saved_at, times_left, takeovers }: AttemptOf, id: string) => ({
  ...{ id, endsAt: ends_at, submittedAt: submitted_at, savedAt: saved_at },
  ...{ timesLeft: times_left, takeovers },
})

async function countsOf(db: Db, exam: Parameters<typeof candidates>[1], now: Date) {
  const rows = await candidates(db, exam, now)
    .select(['candidate.state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(sql<number>`count(*) filter (where ${needsAttention})`.as('attention'))
    .groupBy('candidate.state')
    .execute()
  const none = { notStarted: 0, working: 0, cut: 0, stopped: 0, submitted: 0 }
  return {
    ...none,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    attention: rows.reduce((sum, { attention }) => sum + attention, 0),
  }
}
