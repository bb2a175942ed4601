import { mostRosterRows } from '@arvand/contracts/panel/manage-roster'
import { sql } from 'kysely'
import { removeFiles, withFile } from '#modules/media'
import { type Db, type Tx, transaction } from '#platform/database'
import { isOutOfTime } from '#platform/jobs'
import { ReaderRefusal, troubleOfReader } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'
import type { InteropDeps } from '../deps.ts'
import { type KnownHere, linkKey, mobileOf, type PlannedRow, planRoster, slugOf } from './plan.ts'
import {
  type RosterAsked,
  type RosterRefusal,
  type RosterRow,
  rosterReader,
  type UnreadRow,
} from './reader.ts'
import { linksOf, sourceOf } from './roster-links.ts'
import { rosters } from './tables.ts'
import type { RosterTrouble } from './trouble.ts'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'media'>

/** Reads an uploaded roster in a process of its own; its rows wait, with what would become of them. */
export async function readRoster(deps: Deps, importId: string, signal: AbortSignal): Promise<void> {
  const { db, clock, media } = deps
  const taken = await takeUp(deps, importId)
  if (!taken) return
  const { by_id: owner, file_id: fileId } = taken
  try {
    const read = collector()
    const order = { owner, input: null, answer: read.take, signal }
    const { version } = await withFile(media, fileId ?? '', (source) =>
      media.readers.read(rosterReader, { ...order, source }),
    )
    const source = sourceOf(read.rows)
    const planned = planRoster(read.rows, read.told(), await knownHere(db, source, read.rows))
    await transaction(db, async (tx) => {
      const state = planned.length > 0 ? ('checked' as const) : ('failed' as const)
      const trouble = state === 'failed' ? ('empty' as const) : null
      if (!(await end(tx, clock.now(), importId, { state, trouble, version, source }))) return
      await storeRows(tx, importId, planned)
      if (fileId) await removeFiles(media, tx, [fileId])
    })
  } catch (error) {
    if (signal.aborted && !isOutOfTime(signal)) {
      await end(db, clock.now(), importId, { state: 'waiting' })
      throw error
    }
    const trouble = isOutOfTime(signal) ? 'too-heavy' : troubleOf(error)
    const isOurs = await end(db, clock.now(), importId, { state: 'failed', trouble })
    if (isOurs && fileId && trouble !== 'file-gone')
      await transaction(db, (tx) => removeFiles(media, tx, [fileId]))
    if (isOurs && trouble === 'inner') throw error
  }
}

/** Claims what waits; one whose reading died is not read again, because its file may be why. */
async function takeUp({ db, clock }: Deps, importId: string) {
  const taken = await rosters(db)
    .updateTable('interop.roster_imports')
    .set({ state: 'reading', changed_at: clock.now() })
    .where('id', '=', importId)
    .where('state', '=', 'waiting')
    .returning(['by_id', 'file_id'])
    .executeTakeFirst()
  if (!taken) await end(db, clock.now(), importId, { state: 'failed', trouble: 'died' })
  return taken
}

interface End {
  readonly state: 'waiting' | 'checked' | 'failed'
  readonly trouble?: RosterTrouble | null
  readonly version?: string
  readonly source?: string
}

/** Ends a reading; false when it was cancelled meanwhile. */
async function end(db: Db, now: Date, importId: string, to: End): Promise<boolean> {
  const { numUpdatedRows } = await rosters(db)
    .updateTable('interop.roster_imports')
    .set({ ...to, changed_at: now })
    .where('id', '=', importId)
    .where('state', '=', 'reading')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function troubleOf(error: unknown): RosterTrouble {
  if (error instanceof ReaderRefusal) return error.code as RosterRefusal
  if (error instanceof Refusal && error.code === 'media.unknown-file') return 'file-gone'
  return troubleOfReader(error) ?? 'inner'
}

/** Takes what the process sends, up to as many rows as a roster may have. */
function collector() {
  const rows: RosterRow[] = []
  const unread: UnreadRow[] = []
  let isFull = false
  return {
    rows,
    async take(asked: RosterAsked): Promise<'enough' | null> {
      rows.push(...asked.rows)
      unread.push(...asked.unread)
      isFull = rows.length + unread.length > mostRosterRows
      return isFull ? 'enough' : null
    },
    /** The rows that were not read, and that there are more than are taken. */
    told: (): UnreadRow[] => {
      const last = rows.at(-1)
      if (!isFull || !last) return unread
      const { file, line } = last
      return [...unread, { file, line, sourcedId: '', title: '', problem: 'tooMany' }]
    },
  }
}

/** What of a roster is here already. */
async function knownHere(db: Db, source: string, rows: readonly RosterRow[]): Promise<KnownHere> {
  const ids = rows.map(({ sourcedId }) => sourcedId)
  const mobiles = rows.flatMap((row) => (row.file === 'users' ? (mobileOf(row.phones) ?? []) : []))
  const codes = rows.flatMap((row) => (row.file === 'courses' ? slugOf(row.code) : []))
  const links = await linksOf(db, source, ids).execute()
  const owners = await rosters(db)
    .selectFrom('identity.contacts')
    .select(['person_id', 'mobile'])
    .where('mobile', '=', sql<string>`any(${mobiles}::text[])`)
    .execute()
  const linked = links.flatMap(({ kind, target_id }) => (kind === 'courses' ? target_id : []))
  const courses = await rosters(db)
    .selectFrom('courses.known_courses')
    .select(['id', 'slug', 'state'])
    .where((course) =>
      course.or([
        course('slug', '=', sql<string>`any(${codes}::text[])`),
        course('id', '=', sql<string>`any(${linked}::uuid[])`),
      ]),
    )
    .execute()
  return {
    links: new Map(links.map((one) => [linkKey(one.kind, one.sourced_id), one.target_id])),
    owners: new Map(
      owners.flatMap(({ person_id, mobile }) => (mobile ? [[mobile, person_id] as const] : [])),
    ),
    slugs: new Map(courses.map(({ slug, id }) => [slug, id])),
    published: new Set(courses.flatMap(({ id, state }) => (state === 'published' ? id : []))),
  }
}

const atOnce = 1000

async function storeRows(tx: Tx, importId: string, planned: readonly PlannedRow[]): Promise<void> {
  for (let at = 0; at < planned.length; at += atOnce) {
    const rows = planned.slice(at, at + atOnce).map(({ sourcedId, targetId, content, ...row }, place) => ({
      ...{ ...row, import_id: importId, position: at + place + 1, sourced_id: sourcedId },
      ...{ content: JSON.stringify(content), target_id: targetId },
    }))
    await rosters(tx).insertInto('interop.roster_rows').values(rows).execute()
  }
}
