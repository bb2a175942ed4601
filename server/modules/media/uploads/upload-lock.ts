import { setTimeout as wait } from 'node:timers/promises'
import type { Lock, Locker } from '@tus/server'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { Refusal } from '#platform/refusal'
import { media } from '../tables.ts'

/** Milliseconds; tests may shorten them. */
export interface LockTimes {
  /** A lock that is not renewed for so long is free: its process has died. */
  readonly term: number
  /** How often a holder renews its lock, and checks whether another request wants it. */
  readonly sign: number
  readonly patience: number
}

const usual: LockTimes = { term: 15_000, sign: 1_500, patience: 20_000 }

/**
 * Locks in the database, so that one request at a time writes to an upload, in any process. A client that reconnects
 * asks the old request to stop; the old request's process sees that when it next renews its lock.
 */
export function uploadLocks(db: Db, clock: Clock, times: LockTimes = usual): Locker {
  return { newLock: (id) => uploadLock(db, clock, id, times) }
}

function uploadLock(db: Db, clock: Clock, id: string, times: LockTimes): Lock {
  const holder = newId()
  let signs: NodeJS.Timeout | undefined
  return {
    async lock(signal, cancelReq) {
      await acquire(db, clock, { id, holder, times }, signal)
      signs = setInterval(() => {
        void renew(db, clock, { id, holder, times }).then(
          (isWanted) => isWanted && cancelReq(),
          () => undefined,
        )
      }, times.sign)
    },
    async unlock() {
      clearInterval(signs)
      await media(db)
        .updateTable('media.uploads')
        .set({ held_by: null, held_until: null, is_wanted: false })
        .where('id', '=', id)
        .where('held_by', '=', holder)
        .execute()
    },
  }
}

interface Hold {
  readonly id: string
  readonly holder: string
  readonly times: LockTimes
}

async function acquire(db: Db, clock: Clock, hold: Hold, signal: AbortSignal): Promise<void> {
  const pause = 150
  for (let waited = 0; waited < hold.times.patience; waited += pause) {
    if (await isTaken(db, clock, hold)) return
    await wait(pause, undefined, { signal })
  }
  throw new Refusal('media.upload-busy')
}

/** Locks a free upload, or marks it as wanted. True also for an unknown upload, which the next step will refuse. */
async function isTaken(db: Db, clock: Clock, { id, holder, times }: Hold): Promise<boolean> {
  const now = clock.now()
  const taken = await media(db)
    .updateTable('media.uploads')
    .set({ held_by: holder, held_until: new Date(now.getTime() + times.term), is_wanted: false })
    .where('id', '=', id)
    .where((row) => row.or([row('held_by', 'is', null), row('held_until', '<', now)]))
    .executeTakeFirst()
  if (taken.numUpdatedRows > 0n) return true
  const wanted = await media(db)
    .updateTable('media.uploads')
    .set({ is_wanted: true })
    .where('id', '=', id)
    .executeTakeFirst()
  return wanted.numUpdatedRows === 0n
}

async function renew(db: Db, clock: Clock, { id, holder, times }: Hold): Promise<boolean> {
  const row = await media(db)
    .updateTable('media.uploads')
    .set({ held_until: new Date(clock.now().getTime() + times.term) })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .returning('is_wanted')
    .executeTakeFirst()
  // A holder that lost the lock, because it did not renew for too long, must stop as well.
  return row?.is_wanted ?? true
}
