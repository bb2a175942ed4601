import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { live } from '../tables.ts'
import { findBoard } from './board-state.ts'
import { findShownSlides } from './slides-state.ts'

type Scene =
  | { readonly kind: 'slide'; readonly fileId: string; readonly page: number }
  | { readonly kind: 'board' | 'none' }

/** Notes what a session looks at from now on; the chapters of its recordings are made of it. */
export async function noteScene(db: Db, sessionId: string, at: Date, scene: Scene): Promise<void> {
  const { kind, file_id, page } =
    scene.kind === 'slide'
      ? { kind: scene.kind, file_id: scene.fileId, page: scene.page }
      : { kind: scene.kind, file_id: null, page: null }
  const last = await live(db)
    .selectFrom('live.scenes')
    .select(['kind', 'file_id', 'page'])
    .where('session_id', '=', sessionId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = last ?? { kind: 'none', file_id: null, page: null }
  if (before.kind === kind && before.file_id === file_id && before.page === page) return
  await live(db)
    .insertInto('live.scenes')
    .values({ id: newId(), session_id: sessionId, at, kind, file_id, page })
    .execute()
}

/** What is looked at once the board or the slides are put away: what is still shown of both. */
export async function noteWhatIsLeft(db: Db, sessionId: string, at: Date): Promise<void> {
  const slides = await findShownSlides(db, sessionId)
  if (slides) return noteScene(db, sessionId, at, { kind: 'slide', ...slides })
  const { isOpen } = await findBoard(db, sessionId)
  return noteScene(db, sessionId, at, { kind: isOpen ? 'board' : 'none' })
}
