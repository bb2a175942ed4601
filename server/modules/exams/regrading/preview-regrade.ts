import type { Answer, Ask } from '@arvand/contracts/endpoint'
import type { previewRegrade as contract } from '@arvand/contracts/teacher/exam-regrading'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { asc, emptyPage, pageOfSorted } from '#platform/keyset'
import { refuseIf } from '#platform/refusal'
import { filesFor } from '../bank/question-files.ts'
import { excerptOf } from '../bank/question-row.ts'
import type { ExamsDeps } from '../deps.ts'
import { candidateFor } from '../marking/answer-to-mark.ts'
import { hasPassed } from '../marking/list-results.ts'
import { markedExam } from '../marking/marked-exam.ts'
import { askedOf } from '../questions.ts'
import { currentRegrades } from '../rulings/current-regrades.ts'
import { answerKey, byKey, mayAccept, type Regrade, whyNotRegrade } from '../rulings/regrade.ts'
import { findTaught } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import {
  answersTo,
  askedQuestion,
  type Change,
  changesBy,
  isRightByKey,
  type MarkedRow,
} from './asked-answers.ts'

type Shown = Answer<typeof contract>

/** A question with what was answered, and whom a regrade would change; nothing is stored. */
export async function previewRegrade(
  deps: ExamsDeps,
  actor: Actor,
  { examId, questionId, ruling, accepted, cursor }: Ask<typeof contract>,
) {
  const { db } = deps
  const exam = await findTaught(db, { examId, personId: actor.personId }, 'mark')
  const question = await askedQuestion(db, exam, questionId)
  const wish = ruling ? { ruling, accepted: accepted ?? [] } : null
  refuseIf(whyNotRegrade(question.kind, wish ?? byKey))
  const [rows, regrades, history, head] = await Promise.all([
    answersTo(db, examId, questionId),
    currentRegrades(db, examId),
    historyOf(db, examId, questionId),
    markedExam(db, exam),
  ])
  const current = regrades.get(questionId) ?? byKey
  const changes = wish ? changesBy(wish, rows, exam.settings) : []
  const asked = askedOf(questionId, question, questionId)
  const page = wish ? pageOfSorted(changes, order, cursor) : emptyPage(order, cursor)
  return {
    ...page,
    items: page.items.map(({ mark: _, name, number, ...change }) => ({
      ...change,
      candidate: candidateFor(exam.settings, { name, number }),
    })),
    exam: head,
    question: { ...asked, excerpt: excerptOf(asked.text) },
    files: await filesFor(deps, filesTold(asked), actor),
    given: givenIn(rows, question, wish ?? current),
    mayAccept: mayAccept(question.kind),
    ruling: current.ruling,
    summary: wish ? summaryOf(changes, rows.length, exam.settings.passPercent) : null,
    history,
  }
}

const attemptOf = ({ attemptId }: Change): string => attemptId
const order = [asc(attemptOf)]

/** Pure: how many go up or down, and who passes now or no more. */
export function summaryOf(changes: readonly Change[], attempts: number, passPercent: number | null) {
  const share = (points: number, most: number) => (most === 0 ? 0 : points / most)
  const move = (one: Change) => share(one.newPoints, one.newMost) - share(one.oldPoints, one.oldMost)
  const passes = (points: number, most: number) =>
    hasPassed(passPercent, { points, most, waiting: 0 }) === true
  const turned = changes.map((one) => [
    passes(one.oldPoints, one.oldMost),
    passes(one.newPoints, one.newMost),
  ])
  return {
    attempts,
    up: changes.filter((one) => move(one) > 0).length,
    down: changes.filter((one) => move(one) < 0).length,
    passedMore: turned.filter(([before, after]) => !before && after).length,
    passedLess: turned.filter(([before, after]) => before && !after).length,
  }
}

const mostGiven = 40

/** Pure: what was answered and how often; of a question of choice all its options. */
function givenIn(
  rows: readonly MarkedRow[],
  question: MarkedRow['question'],
  { ruling, accepted }: Regrade,
): Shown['given'] {
  const { kind } = question
  if (!mayAccept(kind)) return []
  const counts = new Map<string, { count: number; text: string; isRight: boolean }>()
  const put = (key: string, text: string, isRight: boolean, count: number) => {
    const known = counts.get(key)
    counts.set(key, {
      text: known?.text ?? text,
      isRight: known?.isRight ?? isRight,
      count: (known?.count ?? 0) + count,
    })
  }
  if (question.kind === 'single')
    for (const { id, text, percent } of question.options) put(id, excerptOf(text), percent >= 100, 0)
  if (question.kind === 'trueFalse')
    for (const value of [true, false]) put(String(value), '', value === question.correct, 0)
  for (const row of rows) {
    const key = answerKey(kind, row.answer)
    if (key !== null) put(key, String(row.answer), isRightByKey(question, row.answer, row.id), 1)
  }
  const isAccepted = (key: string) => ruling === 'accept' && accepted.includes(key)
  return [...counts]
    .map(([key, one]) => ({ key, ...one, isAccepted: isAccepted(key) }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostGiven)
}

const mostHistory = 20

async function historyOf(db: Db, examId: string, questionId: string) {
  const rows = await exams(db)
    .selectFrom('exams.regrades as g')
    .leftJoin('identity.people as p', 'p.id', 'g.by_id')
    .select(['g.id', 'g.ruling', 'g.accepted', 'g.reason', 'p.name as by', 'g.at', 'g.changed'])
    .where('g.exam_id', '=', examId)
    .where('g.question_id', '=', questionId)
    .orderBy('g.id', 'desc')
    .limit(mostHistory)
    .execute()
  return rows
}
