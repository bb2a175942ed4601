import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import type { AttemptPaper } from '../exam.ts'
import { exams } from '../tables.ts'
import { entered, isPaced, whyNotEnter } from './sections.ts'
import { findAttempt, showAttempt } from './show-attempt.ts'

interface Entering {
  readonly attemptId: string
  readonly sectionId: string
}

/**
 * Enters the next section of an attempt. A save that is under way is either in before, or refused after. Entering twice
 * is the same as once, so it needs no kept reply.
 */
export async function enterSection(
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  { personId, sessionId }: Pick<Actor, 'personId' | 'sessionId'>,
  { attemptId, sectionId }: Entering,
) {
  const now = clock.now()
  await transaction(db, async (tx) => {
    await lockHead(tx, attemptId)
    const row = await findAttempt(tx, attemptId, personId)
    const { sections } = row.paper
    const place = sections.findIndex(({ id }) => id === sectionId)
    const isOpen = place !== -1 && (!isPaced(sections) || place === row.section)
    if (isOpen && row.session_id === sessionId) return
    refuseIf(whyNotEnter(row, place, sessionId, now))
    await exams(tx)
      .updateTable('exams.attempt_heads')
      .set(entered(row.paper, place, row.ends_at, now))
      .where('attempt_id', '=', attemptId)
      .execute()
    await noteEntry(tx, attemptId, row.paper, place, now)
  })
  return { attempt: await showAttempt(db, await findAttempt(db, attemptId, personId), now) }
}

const lockHead = (tx: Tx, attemptId: string) =>
  exams(tx)
    .selectFrom('exams.attempt_heads')
    .select('attempt_id')
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .execute()

/** Keeps when a section was entered; where all are open at once nothing is entered. */
export async function noteEntry(
  tx: Tx,
  attemptId: string,
  { sections }: AttemptPaper,
  place: number,
  now: Date,
): Promise<void> {
  const section = sections[place]
  if (!section || !isPaced(sections)) return
  await exams(tx)
    .insertInto('exams.section_entries')
    .values({ attempt_id: attemptId, section_id: section.id, entered_at: now })
    .execute()
}
