import { examSettings, type SomeExamSettings } from '@arvand/contracts/exams'
import { fingerprintOf } from '#platform/once'
import { makeExam, publishExam, saveExam } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'

const day = 86_400_000

export interface ExamPlan {
  readonly course: { readonly id: string; readonly owner_id: string }
  readonly title: string
  /** When its teacher makes and publishes it. */
  readonly set: Date
  readonly opens: Date
  /** In days after it opens. */
  readonly closes: number
  readonly settings: SomeExamSettings
}

/** Makes and publishes an exam; returns its id. */
export async function setExam(
  { db, jobs }: Pick<DemoDeps, 'db' | 'jobs'>,
  { course, title, set, opens, closes, settings }: ExamPlan,
): Promise<string> {
  const clock = { now: () => set }
  const personId = course.owner_id
  const made = { courseId: course.id, title }
  const request = {
    ...{ personId, endpoint: 'teacher/exam/make' },
    ...{ requestId: demoId(`exam ${title}`, set), fingerprint: fingerprintOf(made) },
  }
  const { examId } = await makeExam({ db, clock }, request, made)
  const own = { examId, personId }
  const { revision } = await saveExam({ db, clock }, own, {
    revision: 0,
    settings: examSettings.parse({
      ...{ title, ...settings },
      opensAt: opens.toISOString(),
      closesAt: new Date(opens.getTime() + closes * day).toISOString(),
    }),
  })
  await publishExam({ db, clock, jobs }, own, revision)
  return examId
}

/** These questions of the bank, one after the other, each for the marks it says itself. */
export const slotsOf = (title: string, set: Date, questionIds: readonly string[]) =>
  questionIds.map((questionId) => ({
    id: demoId(`slot ${title} ${questionId}`, set),
    pick: { by: 'question' as const, questionId },
    points: null,
  }))
