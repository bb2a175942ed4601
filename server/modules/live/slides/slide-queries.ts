import { countPages, findFiles, findPages } from '#modules/media'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import type { LiveDeps } from '../deps.ts'
import { findLed } from '../sessions/host-powers.ts'
import { findAdmitted } from '../sessions/sessions.ts'
import { findShownSlides } from '../sessions/slides-state.ts'
import { live } from '../tables.ts'

/** The slides that are shown, with all pages as this caller opens them. */
export async function showSlides(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'secret'>,
  actor: Pick<Actor, 'personId' | 'sessionId'>,
  sessionId: string,
) {
  const { db } = deps
  await findAdmitted(deps, actor.personId, sessionId)
  const shown = await findShownSlides(db, sessionId)
  const file = shown && (await findFiles(db, [shown.fileId])).get(shown.fileId)
  if (!file) return { slides: null }
  const marked = await live(db)
    .selectFrom('live.board_marks')
    .select('page')
    .distinct()
    .where('session_id', '=', sessionId)
    .where('file_id', '=', shown.fileId)
    .where('removed_at', 'is', null)
    .execute()
  return {
    slides: {
      ...{ ...shown, name: file.name, marked: marked.flatMap(({ page }) => page ?? []) },
      pages: await findPages(deps, shown.fileId, actor),
    },
  }
}

/** All slides of a session, for its host. */
export async function listSlides(deps: Pick<LiveDeps, 'db' | 'clock'>, hostId: string, sessionId: string) {
  await findLed(deps, hostId, sessionId)
  const rows = await live(deps.db)
    .selectFrom('live.slides')
    .select(['file_id as fileId', 'is_shown as isShown'])
    .where('session_id', '=', sessionId)
    .orderBy('at')
    .orderBy('file_id')
    .execute()
  const ids = rows.map(({ fileId }) => fileId)
  const [files, pages] = [await findFiles(deps.db, ids), await countPages(deps.db, ids)]
  return wholeList(
    rows.flatMap((row) => {
      const file = files.get(row.fileId)
      if (!file) return []
      const trouble = file.preparing?.state === 'failed' ? (file.preparing.trouble ?? '') : null
      return [{ ...row, name: file.name, pages: pages.get(row.fileId) ?? null, trouble }]
    }),
  )
}

export const countSlides = async (db: Db, sessionId: string): Promise<number> =>
  (
    await live(db)
      .selectFrom('live.slides')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
  ).all
