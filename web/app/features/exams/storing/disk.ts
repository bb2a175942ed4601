import type { ReceiptedSave } from '@arvand/contracts/receipts'
import type { AttemptStore } from './attempt-store.ts'
import type { HeldState } from './keeper-state.ts'
import type { KeptAttempt } from './kept-attempt.ts'

/** Writes what is kept to the disk of this device, the newest state of it, one write at a time. */
export function openDisk(store: AttemptStore, held: HeldState) {
  let version = 0
  let written = 0
  let unwritten: ReceiptedSave[] = []
  let writing: Promise<void> | null = null

  const writeAll = async () => {
    while (written < version && !held.isClosed()) {
      const target = version
      const saves = unwritten
      unwritten = []
      try {
        await store.write(held.now().kept, saves)
      } catch {
        unwritten = [...saves, ...unwritten]
        held.tell({ isDiskBroken: true })
        break
      }
      written = target
      held.tell({ isOnDisk: target === version, isDiskBroken: false })
    }
    // Not in a `finally` of the promise: what is put until then would wait for nobody.
    writing = null
  }

  return {
    put(kept: KeptAttempt, saves: readonly ReceiptedSave[] = []) {
      version += 1
      unwritten.push(...saves)
      held.tell({ kept, isOnDisk: false })
      if (!writing && !held.isClosed()) writing = writeAll()
    },
    /** Resolves when the write that is under way has ended. */
    settled: async () => writing,
  }
}
export type Disk = ReturnType<typeof openDisk>
