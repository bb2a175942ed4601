import { searchKey } from '@arvand/persian/text'
import { containing, type Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { markedExam } from '../marking/marked-exam.ts'
import type { TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { findPaper } from './find-paper.ts'
import { whyNotEnter } from './paper.ts'

export interface CandidatesAsk extends TaughtExam {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/**
 * The learners of the exam's course, each with the last attempt. Where names are hidden from who marks, an attempt beside
 * a name would tell whose it is, so only that there is one is told.
 */
export async function listPaperCandidates(db: Db, { q = '', cursor, ...own }: CandidatesAsk, now: Date) {
  const { exam, questions } = await findPaper(db, own)
  let rows = exams(db)
    .selectFrom('courses.learners as l')
    .innerJoin('identity.people as p', 'p.id', 'l.person_id')
    .innerJoin('identity.name_keys as k', 'k.person_id', 'l.person_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('exams.attempts as a')
          .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
          .leftJoin('exams.results as r', 'r.attempt_id', 'a.id')
          .select(['a.id as attempt_id', 'h.submitted_by', 'r.points', 'r.most'])
          .where('a.exam_id', '=', exam.id)
          .whereRef('a.person_id', '=', 'l.person_id')
          .orderBy('a.number', 'desc')
          .limit(1)
          .as('t'),
      (on) => on.onTrue(),
    )
    .select(['p.id', 'p.name', 'k.name_key', 't.attempt_id', 't.submitted_by', 't.points', 't.most'])
    .where('l.course_id', '=', exam.course_id)
    .where('l.state', 'in', ['active', 'completed'])
    // Brought by a mobile and not come yet: whose it is is not told.
    .where((on) => on.or([on('l.opened_at', 'is not', null), on('t.attempt_id', 'is not', null)]))
    .where((on) => on.or([on('l.expires_at', 'is', null), on('l.expires_at', '>', now)]))
  const key = searchKey(q)
  if (key !== '') rows = rows.where('k.name_key', 'like', containing(key))
  const page = await keysetPage(rows, [asc('k.name_key'), asc('p.id')], cursor)
  const { anonymousMarking } = exam.settings
  return {
    ...page,
    items: page.items.map(({ id, name, attempt_id, submitted_by, points, most }) => ({
      ...{ id, name },
      last:
        attempt_id === null
          ? null
          : {
              ...(anonymousMarking
                ? { attemptId: null, points: null, most: null }
                : { attemptId: attempt_id, points, most }),
              isOfPaper: submitted_by === 'teacher',
            },
    })),
    exam: await markedExam(db, exam),
    canEnter: whyNotEnter(questions.map(({ question }) => question.kind)) === null,
  }
}
