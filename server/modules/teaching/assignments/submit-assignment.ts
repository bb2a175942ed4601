import { dropPagesOf, dueOf, lockEnrolment, takeStepIn, whyNotHandIn } from '#modules/courses'
import { ownsFiles } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuseIf } from '#platform/refusal'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { needLearner, whyNotSubmit } from './assignment-access.ts'
import { submissionsFor } from './submission-queries.ts'

export interface SubmitAsk {
  readonly courseId: string
  readonly lessonId: string
  readonly text?: string | undefined
  readonly fileIds: readonly string[]
}

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** Stores a submission; an earlier one no longer waits to be marked, and the lesson's step counts as done. */
export async function submitAssignment(deps: Deps, request: RepeatedRequest, ask: SubmitAsk) {
  const { db, clock, pages } = deps
  const newlyCounted: string[] = []
  const submitted = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      const { personId } = request
      const { enrolment, lesson, opened } = await needLearner(tx, now, personId, ask.courseId, ask.lessonId)
      await lockEnrolment(tx, enrolment.id)
      const [newest] = await submissionsFor(tx, enrolment.id, lesson.id)
      refuseIf(whyNotSubmit(newest))
      const fileIds = [...new Set(ask.fileIds)]
      const handed = { text: ask.text ?? '', fileIds }
      refuseIf(whyNotHandIn(lesson.content, handed))
      refuseIf(await ownsFiles(tx, personId, fileIds, ['submission']))
      const due = dueOf(lesson.content, opened)
      const late = due !== null && due <= now
      const number = (newest?.number ?? 0) + 1
      const submissionId = await keep(tx, { ...handed, late, number, at: now }, enrolment.id, lesson.id)
      const { courseId, lessonId } = ask
      const { progress, countedIn } = await takeStepIn(deps, tx, { personId, courseId, lessonId, step: 1 })
      if (countedIn !== null) newlyCounted.push(countedIn)
      return { submissionId, number, late, progress }
    }),
  )
  for (const slug of newlyCounted) dropPagesOf(pages, slug)
  return submitted
}

interface Kept {
  readonly text: string
  readonly fileIds: string[]
  readonly late: boolean
  readonly number: number
  readonly at: Date
}

async function keep(tx: Tx, kept: Kept, enrolmentId: string, lessonId: string): Promise<string> {
  await teaching(tx)
    .updateTable('teaching.submissions')
    .set({ is_waiting: false })
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .where('is_waiting', '=', true)
    .execute()
  const id = newId()
  const { text, fileIds, late, number, at } = kept
  await teaching(tx)
    .insertInto('teaching.submissions')
    .values({
      id,
      enrolment_id: enrolmentId,
      lesson_id: lessonId,
      number,
      text: text === '' ? null : text,
      file_ids: fileIds,
      late,
      at,
    })
    .execute()
  return id
}
