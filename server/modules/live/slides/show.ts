import { countPages, ownsFiles } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findLed } from '../sessions/host-powers.ts'
import { sendAll, tellAll } from '../sessions/people-in.ts'
import { noteWhatIsLeft } from '../sessions/scenes.ts'
import { live } from '../tables.ts'
import { slideFileUse } from './slide-files.ts'
import { countSlides } from './slide-queries.ts'
import { whyNotAdd, whyNotShow, whyNotTurn } from './slides.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** A key that is held down turns fast; each turn goes to everybody. */
const turns: RateRule = { name: 'live.turn-slides', times: 120, seconds: 60 }

interface OfSlides {
  readonly sessionId: string
  readonly fileId: string
}

/** Brings a host's own PDF into a session. */
export async function addSlides(
  deps: Deps,
  hostId: string,
  { sessionId, fileId }: OfSlides,
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  await transaction(deps.db, async (tx) => {
    refuseIf(await ownsFiles(tx, hostId, [fileId], [slideFileUse.name]))
    refuseIf(whyNotAdd(await countSlides(tx, sessionId)))
    await live(tx)
      .insertInto('live.slides')
      .values({ session_id: sessionId, file_id: fileId, at: deps.clock.now() })
      .onConflict((same) => same.doNothing())
      .execute()
  })
  return {}
}

/** Shows slides to everybody, or puts away those that are shown. */
export async function setSlides(
  deps: Deps,
  hostId: string,
  { sessionId, fileId }: { readonly sessionId: string; readonly fileId: string | null },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  const pages = fileId === null ? null : (await countPages(deps.db, [fileId])).get(fileId)
  await transaction(deps.db, async (tx) => {
    // Locked, so that two hosts who show at the same moment come one after the other.
    await live(tx).selectFrom('live.sessions').select('id').where('id', '=', sessionId).forUpdate().execute()
    await putAway(tx, sessionId, fileId, deps.clock.now())
    if (fileId === null) return noteWhatIsLeft(tx, sessionId, deps.clock.now())
    const { numUpdatedRows } = await live(tx)
      .updateTable('live.slides')
      .set({ is_shown: true })
      .where('session_id', '=', sessionId)
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('live.unknown-slides')
    refuseIf(whyNotShow(pages ?? undefined))
    return noteWhatIsLeft(tx, sessionId, deps.clock.now())
  })
  await tellAll(deps, sessionId)
  return {}
}

/** Takes away what is shown, with what was drawn on it, unless the same is shown again. */
async function putAway(tx: Tx, sessionId: string, next: string | null, now: Date): Promise<void> {
  const put = await live(tx)
    .updateTable('live.slides')
    .set({ is_shown: false })
    .where('session_id', '=', sessionId)
    .where('is_shown', '=', true)
    .returning('file_id')
    .executeTakeFirst()
  if (!put || put.file_id === next) return
  await live(tx)
    .updateTable('live.board_marks')
    .set({ removed_at: now })
    .where('session_id', '=', sessionId)
    .where('file_id', '=', put.file_id)
    .where('removed_at', 'is', null)
    .execute()
}

/** Turns the slides that are shown to a page, for everybody. */
export async function turnSlides(
  deps: Deps,
  hostId: string,
  { sessionId, fileId, page }: OfSlides & { readonly page: number },
): Promise<Record<string, never>> {
  await deps.limits.take(turns, hostId)
  await findLed(deps, hostId, sessionId)
  refuseIf(whyNotTurn(page, (await countPages(deps.db, [fileId])).get(fileId) ?? 0))
  const { numUpdatedRows } = await live(deps.db)
    .updateTable('live.slides')
    .set({ page })
    .where('session_id', '=', sessionId)
    .where('file_id', '=', fileId)
    .where('is_shown', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('live.unknown-slides')
  await noteWhatIsLeft(deps.db, sessionId, deps.clock.now())
  await sendAll(deps, 'liveSlides', { sessionId, fileId, page })
  return {}
}
