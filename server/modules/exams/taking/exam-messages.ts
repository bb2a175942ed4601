import type { Db } from '#platform/database'
import { exams, type MessageRow } from '../tables.ts'

type Message = Pick<MessageRow, 'id' | 'attempt_id' | 'text' | 'at'>

/** A process reads the messages of an exam at most so often, however many saves it answers. */
const freshMs = 3_000
const dayMs = 86_400_000
const mostTold = 20
const mostExams = 200

/**
 * What invigilators told those who take an exam, in memory, so that a save reads nothing for it. Returns what an attempt
 * was told since it began, the oldest first.
 */
export function openMessages() {
  const ofExam = new Map<string, { readonly readAt: number; readonly all: Promise<Message[]> }>()

  const read = (db: Db, examId: string, now: Date): Promise<Message[]> => {
    const known = ofExam.get(examId)
    if (known && now.getTime() - known.readAt < freshMs) return known.all
    const all = messagesOf(db, examId, new Date(now.getTime() - dayMs))
    ofExam.delete(examId)
    ofExam.set(examId, { readAt: now.getTime(), all })
    for (const oldest of ofExam.keys()) {
      if (ofExam.size <= mostExams) break
      ofExam.delete(oldest)
    }
    // A failed read is tried again by the next one.
    all.catch(() => ofExam.delete(examId))
    return all
  }

  return async (db: Db, attempt: Told, now: Date) => toldTo(await read(db, attempt.examId, now), attempt)
}
export type Messages = ReturnType<typeof openMessages>

interface Told {
  readonly id: string
  readonly examId: string
  readonly startedAt: Date
}

/** Pure. */
const toldTo = (messages: readonly Message[], { id, startedAt }: Told) =>
  messages
    .filter(({ attempt_id, at }) => (attempt_id === null ? at >= startedAt : attempt_id === id))
    .slice(-mostTold)
    .map(({ id: messageId, text, at }) => ({ id: messageId, text, at }))

/** What was said on another day concerns nobody who writes now. */
const messagesOf = (db: Db, examId: string, since: Date): Promise<Message[]> =>
  exams(db)
    .selectFrom('exams.messages')
    .select(['id', 'attempt_id', 'text', 'at'])
    .where('exam_id', '=', examId)
    .where('at', '>', since)
    .orderBy('at')
    .orderBy('id')
    .execute()
