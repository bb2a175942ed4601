import { setTimeout as wait } from 'node:timers/promises'
import type { Lock, Locker } from '@tus/server'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { Refusal } from '#platform/refusal'
import { media } from '../tables.ts'

/** Waits and terms in milliseconds; a test may shorten them. */
export interface LockTimes {
  /** A holder that is silent so long has died with its process. */
  readonly term: number
  /** How often a holder says that it lives, and hears whether it is wanted elsewhere. */
  readonly sign: number
  readonly patience: number
}

const usual: LockTimes = { term: 15_000, sign: 1_500, patience: 20_000 }

/**
 * One request at a time writes to an upload, whichever process it comes to. A client that comes back over a new line
 * asks the old request to let go, which its process hears with the next sign of life.
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

/** Takes a free upload, or leaves word that it is wanted. An unknown one is nobody's: what comes next will say so. */
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
  // Whoever lost it, after a long silence, must stop as well.
  return row?.is_wanted ?? true
}
