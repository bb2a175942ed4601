import { type QuestionKindName, questionKind } from '@arvand/contracts/questions'
import type { Ruling } from '@arvand/contracts/regrading'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { markedExam } from '../marking/marked-exam.ts'
import { mayRegrade } from '../rulings/regrade.ts'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'

/** The questions of an exam that mark themselves, with what was decided of each after the exam. */
export async function listRegrading(db: Db, own: TaughtExam, cursor?: string) {
  const exam = await findTaught(db, own, 'mark')
  const rows = exams(db)
    .selectFrom((from) =>
      from
        .selectFrom('exams.marks as m')
        .innerJoin('exams.results as r', 'r.attempt_id', 'm.attempt_id')
        .select('m.question_id as questionId')
        .select(({ fn }) => fn.countAll<number>().as('asked'))
        .select(sql<number>`count(*) filter (where m.percent >= 100)`.as('right'))
        .where('r.exam_id', '=', exam.id)
        .groupBy('m.question_id')
        .as('t'),
    )
    .innerJoin('exams.questions as q', 'q.id', 't.questionId')
    .select(['t.questionId', 't.asked', 't.right', 'q.excerpt'])
    .select(sql<QuestionKindName>`q.kind`.as('kind'))
    .select(
      sql<Ruling>`coalesce((
        select g.ruling from exams.regrades as g
         where g.exam_id = ${exam.id} and g.question_id = t."questionId"
         order by g.id desc limit 1), 'key')`.as('ruling'),
    )
    .select(
      sql<number>`(
        select count(*) from exams.objections as o
         where o.exam_id = ${exam.id} and o.question_id = t."questionId" and o.state = 'waiting')`.as(
        'objections',
      ),
    )
    .where('q.kind', 'in', questionKind.options.filter(mayRegrade))
  const [page, head] = await Promise.all([
    keysetPage(rows, [asc('t.questionId')], cursor),
    markedExam(db, exam),
  ])
  return { ...page, exam: head }
}
