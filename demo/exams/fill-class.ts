import type { Question } from '@arvand/contracts/questions'
import { fingerprintOf } from '#platform/once'
import { exams, markAnswer } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { mostAttempts, type Taker, takers } from './class-exam.ts'
import { essays } from './essay.ts'
import { noReward, takeExam } from './take-exam.ts'

const minute = 60_000

interface ClassExam {
  readonly examId: string
  readonly course: { readonly id: string; readonly owner_id: string }
  /** The demo’s learner, who takes it last. */
  readonly learnerId: string
  readonly asked: ReadonlyMap<string, Question>
  readonly began: Date
}

/** A class takes an exam, one after the other, and their teacher marks all essays but the last ones. */
export async function fillClass(deps: DemoDeps, exam: ClassExam): Promise<void> {
  const { examId, course, learnerId, asked, began } = exam
  const others = await exams(deps.db)
    .selectFrom('courses.learners')
    .select('person_id')
    .where('course_id', '=', course.id)
    .where('state', '=', 'active')
    .where('person_id', '!=', learnerId)
    .orderBy('person_id')
    .limit(takers.length - 1)
    .execute()
  const people = [...others.map(({ person_id }) => person_id), learnerId]
  const [essayId] = [...asked].find(([, { kind }]) => kind === 'essay') ?? []
  const taken = takers.slice(-people.length * mostAttempts)
  for (const [at, taker] of taken.entries()) {
    // Counted from the end, so that the learner is the last.
    const personId = people.at((at - taken.length) % people.length) ?? learnerId
    const attemptId = await takeExam(deps, {
      ...{ examId, personId, asked },
      began: new Date(began.getTime() + at * 47 * minute),
      answers: { ...taker.answers, essay: essays[taker.essay].text },
    })
    if (!taker.waits && essayId) await mark(deps, exam, { attemptId, questionId: essayId, taker, at })
  }
}

interface MarkedEssay {
  readonly attemptId: string
  readonly questionId: string
  readonly taker: Taker
  readonly at: number
}

async function mark(
  { db, jobs }: DemoDeps,
  { examId, course, asked, began }: ClassExam,
  { attemptId, questionId, taker, at }: MarkedEssay,
): Promise<void> {
  const question = asked.get(questionId)
  if (question?.kind !== 'essay') return
  const { levels, comment } = essays[taker.essay]
  const chosen = question.rubric.flatMap((criterion, place) => {
    const level = criterion.levels[levels[place] ?? 0]
    return level ? [[criterion.id, level.id] as const] : []
  })
  // While the exam is open, so that nobody is notified of it.
  const now = new Date(began.getTime() + (24 * 60 + at * 9) * minute)
  const ask = { examId, attemptId, questionId, levels: Object.fromEntries(chosen), comment }
  const request = {
    ...{ personId: course.owner_id, endpoint: 'teacher/exam/mark' },
    ...{ requestId: demoId(`mark ${attemptId}`, now), fingerprint: fingerprintOf(ask) },
  }
  await markAnswer({ db, jobs, achieved: noReward, clock: { now: () => now } }, request, ask)
}
