import { rubricOf } from '#modules/courses'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { filesFor } from '../bank/question-files.ts'
import { excerptOf } from '../bank/question-row.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf } from '../questions.ts'
import { findTaught } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { answerFilesFor } from '../taking/answer-files.ts'
import { filesTold } from '../taking/files-told.ts'
import { toldUncounted, uncountedOf } from '../taking/uncounted-answers.ts'
import { type AnswerPlace, candidateFor, candidateNumber, findAnswerToMark } from './answer-to-mark.ts'
import { partFor, stateFor } from './double-marking.ts'
import { nextToMark } from './list-to-mark.ts'
import { markedExam } from './marked-exam.ts'

/** An answer as who marks it sees it. */
export async function showAnswerToMark(deps: ExamsDeps, place: AnswerPlace, actor: Actor) {
  const { db } = deps
  const exam = await findTaught(db, { examId: place.examId, personId: actor.personId }, 'mark')
  const found = await findAnswerToMark(db, place)
  const question = askedOf(place.questionId, found.question, found.seed)
  const { personId } = actor
  const marker = { personId, isOwner: exam.member.role === 'owner' }
  const isDouble = Boolean(exam.settings.doubleMarking)
  const state = stateFor(found, marker)
  const [markings, next, { number }, files, answerFiles, head, late] = await Promise.all([
    markingsOf(db, place, isDouble && found.markers < 2 ? personId : null),
    nextToMark(
      db,
      { ...place, personId, are: state === 'differing' ? 'differing' : 'waiting' },
      place.attemptId,
    ),
    exams(db)
      .selectFrom('exams.attempts as a')
      .select(candidateNumber.as('number'))
      .where('a.id', '=', place.attemptId)
      .executeTakeFirstOrThrow(),
    filesFor(deps, filesTold(question), actor),
    answerFilesFor(deps, found.fileIds, actor),
    markedExam(db, exam),
    uncountedOf(db, place.attemptId),
  ])
  return {
    exam: head,
    candidate: candidateFor(exam.settings, { name: found.name, number }),
    question: { ...question, excerpt: excerptOf(question.text) },
    files,
    rubric: rubricOf({ rubric: [...found.rubric] }),
    most: found.most,
    answer: found.answer,
    answerFiles,
    submittedAt: found.submittedAt,
    lateSeconds: found.late_seconds,
    uncounted: (late.get(place.questionId) ?? []).map((one) => toldUncounted(one, found)),
    points: found.percent === null ? null : found.points,
    double: isDouble ? { state, part: partFor(found, marker) } : null,
    markings,
    ...next,
  }
}

const mostMarkings = 20

/** The newest markings; those of one person alone while two mark who must not see each other's. */
function markingsOf(db: Db, { attemptId, questionId }: AnswerPlace, byId: string | null) {
  const rows = exams(db)
    .selectFrom('exams.markings as t')
    .leftJoin('identity.people as p', 'p.id', 't.marker_id')
    .select(['t.points', 't.levels', 't.comment', 't.at', 't.part', 'p.name as marker'])
    .where('t.attempt_id', '=', attemptId)
    .where('t.question_id', '=', questionId)
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(mostMarkings)
  return (byId === null ? rows : rows.where('t.marker_id', '=', byId)).execute()
}
