import { sql } from 'kysely'
import { type Db, prepared } from '#platform/database'
import { digestOf, type ReceiptKeys, signReceipt } from './receipts.ts'
import type { Save } from './save.ts'

/** A save and the receipt of the one before it; null: it is the first. */
export interface Following {
  readonly save: Save
  readonly previous: string | null
}

export interface StoredSave {
  readonly receipt: string
  readonly endsAt: Date
}

/** What happens to a save whose head somebody else holds, e.g. who hands it in: it waits, or is not stored this time. */
type WhenHeld = 'waits' | 'skips'

/**
 * Stores many saves in one statement and one commit; the result has those that were stored. A save whose attempt changed
 * after its head was read is not among them.
 */
export async function storeSaves(
  db: Db,
  keys: ReceiptKeys,
  following: readonly Following[],
  whenHeld: WhenHeld = 'waits',
): Promise<Map<string, StoredSave>> {
  const rows = following.map(({ save, previous }) => ({
    ...save,
    previous,
    stored: JSON.stringify(save.answers),
    receipt: signReceipt(keys, {
      attempt: save.attemptId,
      sequence: save.sequence,
      at: save.at.toISOString(),
      answers: save.fingerprint.toString('base64url'),
      previous: previous === null ? null : digestOf(previous),
    }),
  }))
  const column = <Value>(of: (row: (typeof rows)[number]) => Value): Value[] => rows.map(of)
  const columns: Columns = {
    attemptIds: column(({ attemptId }) => attemptId),
    sessionIds: column(({ sessionId }) => sessionId),
    sequences: column(({ sequence }) => sequence),
    previous: column((row) => row.previous),
    at: column(({ at }) => at),
    sections: column(({ places: { firstSection, lastSection } }) =>
      firstSection === lastSection ? firstSection : acrossSections,
    ),
    first: column(({ places }) => places.first),
    passes: column(({ places }) => places.passes),
    answers: column(({ stored }) => stored),
    fingerprints: column(({ fingerprint }) => fingerprint),
    receipts: column(({ receipt }) => receipt),
  }
  const moved = await moveHeads(db, columns, whenHeld)
  const endOf = new Map(moved.map(({ attempt_id, ends_at }) => [attempt_id, ends_at]))
  return new Map(
    rows.flatMap(({ attemptId, receipt }) => {
      const endsAt = endOf.get(attemptId)
      return endsAt ? [[attemptId, { receipt, endsAt }] as const] : []
    }),
  )
}

/** No section: answers of several are stored in none. */
const acrossSections = -1

interface Columns {
  readonly attemptIds: readonly string[]
  readonly sessionIds: readonly string[]
  readonly sequences: readonly number[]
  readonly previous: readonly (string | null)[]
  readonly at: readonly Date[]
  readonly sections: readonly number[]
  readonly first: readonly number[]
  readonly passes: readonly number[]
  readonly answers: readonly string[]
  readonly fingerprints: readonly Buffer[]
  readonly receipts: readonly string[]
}

/**
 * It compares all that `whyNotSave` does. Heads are held in the order of their ids, as an extension for all holds them:
 * in the order in which saves arrived, the two could wait for each other in a circle.
 */
const moveHeads = prepared(
  (_db, given: Columns, whenHeld: WhenHeld) => sql<{ attempt_id: string; ends_at: Date }>`
    with given as (
      select * from unnest(
        ${given.attemptIds}::uuid[],
        ${given.sessionIds}::uuid[],
        ${given.sequences}::int[],
        ${given.previous}::text[],
        ${given.at}::timestamptz[],
        ${given.sections}::int[],
        ${given.first}::int[],
        ${given.passes}::int[],
        ${given.answers}::jsonb[],
        ${given.fingerprints}::bytea[],
        ${given.receipts}::text[]
      ) as given (
        attempt_id, session_id, sequence, previous, at, section, first, passes, answers, fingerprint, receipt
      )
    ), held as materialized (
      select given.*
        from given join exams.attempt_heads head using (attempt_id)
       order by attempt_id
         for no key update of head ${whenHeld === 'skips' ? sql`skip locked` : sql``}
    ), moved as (
      update exams.attempt_heads head
         set sequence = held.sequence,
             receipt = held.receipt,
             reached = greatest(head.reached, held.passes)
        from held
       where head.attempt_id = held.attempt_id
         and head.session_id = held.session_id
         and head.sequence = held.sequence - 1
         and head.receipt is not distinct from held.previous
         and head.submitted_at is null
         and head.stopped_at is null
         and least(head.ends_at, head.section_ends_at) >= held.at
         and head.section = held.section
         and head.reached <= held.first
      returning held.*, least(head.ends_at, head.section_ends_at) as ends_at
    ), kept as (
      insert into exams.saves (attempt_id, sequence, session_id, at, answers, fingerprint, receipt)
      select attempt_id, sequence, session_id, at, answers, fingerprint, receipt from moved
    )
    select attempt_id, ends_at from moved
  `,
)
