import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { storeFile } from '#modules/media'
import { leaveNotice } from '#modules/notices'
import { type Db, transaction } from '#platform/database'
import { composeRecording } from '#platform/media-engine'
import { Refusal } from '#platform/refusal'
import { emit } from '#plugs/events'
import { findTrack } from '../captions/captions.ts'
import type { LiveDeps } from '../deps.ts'
import { recordingFailed } from '../live-notice-types.ts'
import { findClass } from '../sessions/class.ts'
import { type ClassKind, live, type RecordingRow } from '../tables.ts'
import { dropPagesOf } from '../webinars/pages.ts'
import { titles } from './tell-recorded.ts'

const findPreparing = (db: Db, recordingId: string) =>
  live(db)
    .selectFrom('live.recordings as r')
    .innerJoin('live.sessions as s', 's.id', 'r.session_id')
    .select(['r.id', 'r.by_id', 'r.session_id', 's.kind', 's.item_id'])
    .where('r.id', '=', recordingId)
    .where('r.state', '=', 'preparing')
    // A rehearsal is never recorded.
    .where('s.kind', '<>', 'rehearsal')
    .$narrowType<{ kind: ClassKind }>()
    .executeTakeFirst()

/** The same film would be refused each time. */
const final: ReadonlySet<string> = new Set(['media.too-large', 'media.type-refused', 'media.film-refused'])

/** Makes one film of what was recorded, and stores it; may be tried again. Of one that was removed the pieces go. */
export async function storeRecording(deps: LiveDeps, recordingId: string): Promise<void> {
  const recording = await findPreparing(deps.db, recordingId)
  if (recording) {
    try {
      await makeFilm(deps, recording)
    } catch (error) {
      if (!(error instanceof Refusal && final.has(error.code))) throw error
      // The pieces stay, so that support can still help.
      return fail(deps, recording)
    }
    dropPagesOf(deps.pages)
  }
  if (recording || !(await isStored(deps.db, recordingId))) await deps.media.files.removeAll(recordingId)
}

async function isStored(db: Db, recordingId: string): Promise<boolean> {
  const rows = live(db).selectFrom('live.recordings').select('id').where('id', '=', recordingId)
  return (await rows.executeTakeFirst()) !== undefined
}

async function makeFilm(deps: LiveDeps, recording: Preparing): Promise<void> {
  const { db, media } = deps
  const { files } = media
  await files.withFolder(async (folder) => {
    const path = join(folder, 'film.webm')
    const film = await composeRecording(files, recording.id, path)
    if (!film) return settle(deps, recording, { state: 'empty' })
    const title = await titleOf(deps, recording)
    const name = `${title}.webm`
    // As a film of a lesson, so that the host finds it among those that a course may use.
    const of = { ownerId: recording.by_id, use: 'lesson' as const, name }
    const file = await storeFile(media, { ...of, content: createReadStream(path) })
    const { ms, parts } = film
    const track = await findTrack(db, { session_id: recording.session_id, ms, parts })
    const captions =
      track &&
      (await storeFile(media, {
        ...{ ownerId: recording.by_id, use: 'captions' as const, name: `${title}.vtt` },
        content: Buffer.from(track),
      }))
    await settle(deps, recording, {
      state: 'ready',
      ...{ file_id: file.id, ms, parts: JSON.stringify(parts) },
      ...(captions ? { captions_file_id: captions.id } : {}),
    })
  })
}

/** Whoever recorded is told that there will be no film. */
const fail = ({ db, clock, jobs }: LiveDeps, { id, kind, item_id, by_id }: Preparing): Promise<void> =>
  transaction(db, async (tx) => {
    const failed = await live(tx)
      .updateTable('live.recordings')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'preparing')
      .returning('started_at as startedAt')
      .executeTakeFirst()
    if (!failed) return
    const about = { recordingId: id, title: await titles[kind](tx, item_id), ...failed }
    await leaveNotice(jobs, tx, clock, {
      ...{ personId: by_id, kind: recordingFailed, about },
      cause: `recording ${id} failed`,
    })
  })

type Preparing = NonNullable<Awaited<ReturnType<typeof findPreparing>>>

async function titleOf(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  { kind, item_id, by_id }: Preparing,
): Promise<string> {
  const of = await findClass(db, kind, item_id, by_id, clock.now())
  return typeof of === 'string' ? 'ضبط کلاس' : of.title
}

interface Change {
  readonly state: RecordingRow['state']
  readonly file_id?: string
  readonly captions_file_id?: string
  readonly ms?: number
  readonly parts?: string
}

/** Ends the preparing once; that a film is there is told to others. */
const settle = (
  { db, jobs }: Pick<LiveDeps, 'db' | 'jobs'>,
  { id, kind, item_id: itemId }: Preparing,
  change: Change,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { numUpdatedRows } = await live(tx)
      .updateTable('live.recordings')
      .set(change)
      .where('id', '=', id)
      .where('state', '=', 'preparing')
      .executeTakeFirst()
    if (numUpdatedRows > 0n && change.state === 'ready')
      await emit(jobs, tx, 'live.recorded', { recordingId: id, kind, itemId })
  })
