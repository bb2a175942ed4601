import { z } from 'zod'
import type { Clock } from './clock.ts'
import { type Db, lens, type Tx, transaction } from './database.ts'
import { jobKind, type Worker, worker } from './jobs.ts'

const platform = lens<{
  'platform.heard_events': { listener: string; event_id: string; heard_at: Date }
}>()

const told = z.object({ eventId: z.uuid(), about: z.record(z.string(), z.json()) })

interface Hears {
  /** The name of its queue. */
  readonly name: string
  readonly event: string
  hear(tx: Tx, about: never): Promise<void>
}

/** The worker of a listener: tries again until it succeeds, and takes effect once for each event. */
export const listeningWorker = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { name, event, hear }: Hears,
  pause = 5,
): Worker => ({
  ...worker(jobKind(name, told, { retries: 12, pause }), ({ eventId, about }) =>
    transaction(db, async (tx) => {
      const heard = await platform(tx)
        .insertInto('platform.heard_events')
        .values({ listener: name, event_id: eventId, heard_at: clock.now() })
        .onConflict((twin) => twin.doNothing())
        .returning('event_id')
        .executeTakeFirst()
      if (heard) await hear(tx, about as never)
    }),
  ),
  hears: event,
})

/** Longer than a job is kept that could tell an event again. */
const keptDays = 60

export async function sweepHeardEvents(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await platform(db).deleteFrom('platform.heard_events').where('heard_at', '<', before).execute()
}
