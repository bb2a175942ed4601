import type { ReceiptedSave } from '@arvand/contracts/receipts'
import { type DBSchema, openDB } from 'idb'
import type { KeptAttempt } from './kept-attempt.ts'

interface ExamsSchema extends DBSchema {
  attempts: { key: string; value: KeptAttempt }
  /** What receipts prove, by attempt and sequence. */
  saves: { key: [string, number]; value: ReceiptedSave & { readonly attemptId: string } }
}

const openExams = () =>
  openDB<ExamsSchema>('arvand-exams', 1, {
    upgrade(db) {
      db.createObjectStore('attempts', { keyPath: 'attemptId' })
      db.createObjectStore('saves', { keyPath: ['attemptId', 'sequence'] })
    },
  })

let opening: ReturnType<typeof openExams> | undefined

/** One connection for the page; a failed one is opened again. */
function database(): ReturnType<typeof openExams> {
  opening ??= openExams().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** The disk of this device: answers before they are sent, and saves with their receipts. */
export const attemptStore = {
  async read(attemptId: string): Promise<KeptAttempt | null> {
    return (await (await database()).get('attempts', attemptId)) ?? null
  },
  /** An attempt with the saves that were acknowledged since, all or nothing. */
  async write(kept: KeptAttempt, saves: readonly ReceiptedSave[]): Promise<void> {
    const transaction = (await database()).transaction(['attempts', 'saves'], 'readwrite', {
      durability: 'strict',
    })
    await Promise.all([
      transaction.objectStore('attempts').put(kept),
      ...saves.map((save) => transaction.objectStore('saves').put({ ...save, attemptId: kept.attemptId })),
      transaction.done,
    ])
  },
  /** In the order of their sequence. */
  async saves(attemptId: string): Promise<ReceiptedSave[]> {
    const all = IDBKeyRange.bound([attemptId, 0], [attemptId, Number.MAX_SAFE_INTEGER])
    const rows = await (await database()).getAll('saves', all)
    return rows.map(({ sequence, answers, receipt }) => ({ sequence, answers, receipt }))
  },
}
export type AttemptStore = Pick<typeof attemptStore, 'write'>
