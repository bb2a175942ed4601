import type { checkRoster as endpoint } from '@arvand/contracts/panel/manage-roster'
import { z } from 'zod'
import { findFiles, ownsFiles } from '#modules/media'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { FileUsePlug } from '#plugs/file-use'
import type { InteropDeps } from '../deps.ts'
import { needRoster } from './roster-queries.ts'
import { rosters } from './tables.ts'

const MB = 1_000_000

export const rosterFileUse: FileUsePlug = {
  name: 'roster',
  kinds: ['archive'],
  mostBytes: 30 * MB,
  unpacked: { entries: 100, bytes: 150 * MB },
}

/** Reads a roster and looks what would be made of it. */
export const readRosterJob = jobKind('interop.read-roster', z.strictObject({ importId: z.uuid() }), {
  ...{ retries: 2, pause: 30 },
})

/** A roster makes accounts and courses, so it takes both scopes; the endpoint asks for the first. */
export const refuseWithoutScopes = ({ scopes }: Actor): void => {
  if (!scopes.has('content')) refuse('request.forbidden')
}

/** Begins to read an uploaded roster; one person has one in progress. */
export function checkRoster(
  { db, clock, jobs }: Pick<InteropDeps, 'db' | 'clock' | 'jobs'>,
  { input: { fileId }, actor, request }: Asked<typeof endpoint>,
) {
  refuseWithoutScopes(actor)
  const { personId } = actor
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      refuseIf(await ownsFiles(tx, personId, [fileId], [rosterFileUse.name]))
      const busy = await rosters(tx)
        .selectFrom('interop.roster_imports')
        .select('id')
        .where('by_id', '=', personId)
        .where('state', 'in', ['waiting', 'reading', 'importing'])
        .executeTakeFirst()
      if (busy) refuse('interop.roster-busy')
      const file = (await findFiles(tx, [fileId])).get(fileId) ?? refuse('media.unknown-file')
      const [id, now] = [newId(), clock.now()]
      await rosters(tx)
        .insertInto('interop.roster_imports')
        .values({ id, by_id: personId, file_name: file.name, file_id: fileId, at: now, changed_at: now })
        .execute()
      await jobs.leave(tx, readRosterJob, { importId: id })
      return { import: await needRoster(tx, personId, id) }
    }),
  )
}
