import type { LearningEventType } from '@arvand/contracts/analysis/learning'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Listener, listener } from '#plugs/events'
import { analysis } from '../tables.ts'

interface Happened {
  readonly type: LearningEventType
  readonly personId: string
  readonly courseId?: string
  readonly lessonId?: string
  readonly itemId?: string
}

/** Writes down what people learn; each event once, because its listener hears it once. */
export function hearLearning(clock: Clock): readonly Listener[] {
  /** A person whose account is gone since then leaves nothing. */
  async function store(tx: Tx, { type, personId, courseId, lessonId, itemId }: Happened): Promise<void> {
    const [known] = await analysis(tx)
      .selectFrom('identity.people')
      .select('id')
      .where('id', '=', personId)
      .execute()
    if (!known) return
    await analysis(tx)
      .insertInto('analysis.learning_events')
      .values({
        ...{ id: newId(), at: clock.now(), type, person_id: personId },
        ...{ course_id: courseId ?? null, lesson_id: lessonId ?? null, item_id: itemId ?? null },
      })
      .execute()
  }
  return [
    listener({
      name: 'analysis.lesson-completed',
      event: 'courses.lessonCompleted',
      hear: (tx, about) => store(tx, { type: 'lessonCompleted', ...about }),
    }),
    listener({
      name: 'analysis.course-completed',
      event: 'courses.completed',
      hear: (tx, about) => store(tx, { type: 'courseCompleted', ...about }),
    }),
    listener({
      name: 'analysis.exam-marked',
      event: 'exams.marked',
      hear: (tx, { examId: itemId, personId, isPassed }) =>
        store(tx, { type: isPassed ? 'examPassed' : 'examFailed', personId, itemId }),
    }),
    listener({
      name: 'analysis.webinar-attended',
      event: 'live.attended',
      hear: (tx, { webinarId: itemId, personId }) => store(tx, { type: 'webinarAttended', personId, itemId }),
    }),
    listener({
      name: 'analysis.certificate-issued',
      event: 'certificates.issued',
      hear: (tx, { certificateId: itemId, personId, ...of }) =>
        store(tx, {
          ...{ type: 'certificateIssued', personId, itemId },
          ...(of.kind === 'course' ? { courseId: of.itemId } : {}),
        }),
    }),
  ]
}
