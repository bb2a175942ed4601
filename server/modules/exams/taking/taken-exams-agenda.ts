import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Agenda, AgendaEntry } from '#plugs/agenda'
import { type PublishedPaper, toldMinutes } from '../exam.ts'
import { type Override, overridden, overridesFor } from '../overridden.ts'
import { examsOf } from './exams-of-person.ts'

/** When exams open and close for somebody; a lesson that leads to an exam says itself when that is due. */
export const takenExamsAgenda = (db: Db): Pick<Agenda, 'ofLearner'> => ({
  async ofLearner(personId, from, to) {
    const rows = await openExams(db, personId, from)
    const ids = rows.map(({ id }) => id)
    const overrides = await overridesFor(db, ids, personId)
    return rows
      .flatMap(({ paper, ...row }) => (paper ? entriesOf({ ...row, paper }, overrides(row.id)) : []))
      .filter(({ at }) => at >= from && at < to)
  },
})

type Row = Omit<Awaited<ReturnType<typeof openExams>>[number], 'paper'> & { readonly paper: PublishedPaper }

function entriesOf(row: Row, overrides: readonly Override[]): AgendaEntry[] {
  const { id, title, within, isLesson } = row
  const { opens_at, closes_at, settings, paper } = overridden(row, overrides)
  const about = { title, within, link: `/panel/exams/${id}`, count: 1, wholeDay: false }
  const opening = opens_at && {
    ...about,
    ...{ key: `exam-${id}`, kind: 'event' as const, at: opens_at },
    minutes: toldMinutes(settings, paper.sections),
  }
  const closing = closes_at && {
    ...about,
    ...{ key: `exam-due-${id}`, kind: 'due' as const, at: closes_at, minutes: null },
  }
  return [opening, isLesson ? null : closing].flatMap((entry) => entry ?? [])
}

/** Bounds the read; nobody has so many exams at once. */
const most = 200

/** The newest that somebody may take and has not handed in. */
const openExams = (db: Db, personId: string, now: Date) =>
  examsOf(db, personId, now)
    .select(['e.id', 'e.title', 'e.opens_at', 'e.closes_at', 'e.settings', 'e.paper', 'c.title as within'])
    .select(
      sql<boolean>`exists (
        select from courses.course_lessons as l
         where l.course_id = e.course_id and l.kind = 'exam' and l.is_published and l.content ->> 'itemId' = e.id::text
      )`.as('isLesson'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exams.attempts as taken')
            .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'taken.id')
            .select('taken.id')
            .whereRef('taken.exam_id', '=', 'e.id')
            .where('taken.person_id', '=', personId)
            .where('h.submitted_at', 'is not', null),
        ),
      ),
    )
    .orderBy('e.published_at', 'desc')
    .limit(most)
    .execute()
