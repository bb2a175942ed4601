import type { Mark, Shape } from '@arvand/contracts/panel/board'
import { countPages } from '#modules/media'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { type BoardState, findBoard } from '../sessions/board-state.ts'
import { findLed } from '../sessions/host-powers.ts'
import { sendAll, tellAll } from '../sessions/people-in.ts'
import { noteScene, noteWhatIsLeft } from '../sessions/scenes.ts'
import { findInside } from '../sessions/sessions.ts'
import { whyNotTurn } from '../slides/slides.ts'
import { live } from '../tables.ts'
import { mayErase, whyNotDraw, whyNotFit } from './board.ts'
import { findMark, findSheet, measureBoard, type Sheet, sheetOf } from './board-queries.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** A quick hand draws four lines a second, and not for long. */
const changes: RateRule = { name: 'live.draw', times: 240, seconds: 60 }

interface OfMark {
  readonly sessionId: string
  readonly markId: string
}

/** Refuses whoever may not draw now on this sheet; says whether they lead the class. */
async function drawing(deps: Deps, personId: string, sessionId: string, sheet: Sheet): Promise<boolean> {
  const { leads } = await findInside(deps, personId, sessionId)
  refuseIf(whyNotDraw(await findSheet(deps.db, sessionId, sheet), leads))
  return leads
}

/** Puts a mark on a sheet; one that came already is not put twice. */
export async function drawMark(
  deps: Deps,
  personId: string,
  { sessionId, markId, shape, slide }: OfMark & { readonly shape: Shape; readonly slide?: Sheet },
): Promise<Record<string, never>> {
  await deps.limits.take(changes, personId)
  await drawing(deps, personId, sessionId, slide)
  const pages = slide && (await countPages(deps.db, [slide.fileId])).get(slide.fileId)
  if (slide) refuseIf(whyNotTurn(slide.page, pages ?? 0))
  const stored = JSON.stringify(shape)
  const bytes = Buffer.byteLength(stored)
  refuseIf(whyNotFit(await measureBoard(deps.db, sessionId, slide), bytes))
  const mark = await live(deps.db)
    .insertInto('live.board_marks')
    .values({
      ...{ session_id: sessionId, id: markId, person_id: personId },
      ...{ shape: stored, bytes, at: deps.clock.now() },
      ...{ file_id: slide?.fileId ?? null, page: slide?.page ?? null },
    })
    .onConflict((twin) => twin.doNothing())
    .returning('layer')
    .executeTakeFirst()
  if (mark) await tellDrawn(deps, sessionId, slide, { id: markId, personId, order: mark.layer, shape })
  return {}
}

const tell = (deps: Deps, sessionId: string, sheet: Sheet, what: object): Promise<void> =>
  sendAll(deps, 'liveBoard', { sessionId, slide: sheet ?? null, ...what })

const tellDrawn = (deps: Deps, sessionId: string, sheet: Sheet, drawn: Mark): Promise<void> =>
  tell(deps, sessionId, sheet, { drawn })

/** A mark of a session, or a refusal of whoever may not draw on its sheet. */
async function findDrawn(deps: Deps, personId: string, { sessionId, markId }: OfMark) {
  await deps.limits.take(changes, personId)
  const mark = await findMark(deps.db, sessionId, markId)
  const sheet = mark && sheetOf(mark)
  const leads = await drawing(deps, personId, sessionId, sheet)
  return { mark: mark ?? refuse('live.unknown-mark'), sheet, leads }
}

export async function eraseMark(
  deps: Deps,
  personId: string,
  { sessionId, markId }: OfMark,
): Promise<Record<string, never>> {
  const { mark, sheet, leads } = await findDrawn(deps, personId, { sessionId, markId })
  if (!mayErase(mark, personId, leads)) return refuse('live.unknown-mark')
  const taken = await live(deps.db)
    .updateTable('live.board_marks')
    .set({ removed_at: deps.clock.now(), removed_by_id: personId })
    .where('session_id', '=', sessionId)
    .where('id', '=', markId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (taken) await tell(deps, sessionId, sheet, { removed: markId })
  return {}
}

/** Whoever took a mark off puts it back, at its old place among the others. */
export async function restoreMark(
  deps: Deps,
  personId: string,
  { sessionId, markId }: OfMark,
): Promise<Record<string, never>> {
  const { mark, sheet } = await findDrawn(deps, personId, { sessionId, markId })
  if (!mark.removed_at || mark.removed_by_id !== personId) return refuse('live.unknown-mark')
  const { bytes } = await measureBoard(deps.db, sessionId, sheet)
  // It was counted when it was drawn.
  refuseIf(whyNotFit({ bytes, drawn: 0 }, mark.bytes))
  await live(deps.db)
    .updateTable('live.board_marks')
    .set({ removed_at: null, removed_by_id: null })
    .where('session_id', '=', sessionId)
    .where('id', '=', markId)
    .execute()
  const { id, person_id, layer, shape } = mark
  await tellDrawn(deps, sessionId, sheet, { id, personId: person_id, order: layer, shape })
  return {}
}

export async function clearBoard(
  deps: Deps,
  hostId: string,
  { sessionId, slide }: { readonly sessionId: string; readonly slide?: Sheet },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  await live(deps.db)
    .updateTable('live.board_marks')
    .set({ removed_at: deps.clock.now() })
    .where('session_id', '=', sessionId)
    .where('file_id', 'is not distinct from', slide?.fileId ?? null)
    .where('page', 'is not distinct from', slide?.page ?? null)
    .where('removed_at', 'is', null)
    .execute()
  await tell(deps, sessionId, slide, { cleared: true })
  return {}
}

/** Opens the board or puts it away, and says who draws. */
export async function setBoard(
  deps: Deps,
  hostId: string,
  { sessionId, isOpen, everybodyDraws }: BoardState & { readonly sessionId: string },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  const { isOpen: wasOpen } = await findBoard(deps.db, sessionId)
  const state = { is_open: isOpen, everybody_draws: everybodyDraws }
  await live(deps.db)
    .insertInto('live.boards')
    .values({ session_id: sessionId, ...state })
    .onConflict((same) => same.column('session_id').doUpdateSet(state))
    .execute()
  const now = deps.clock.now()
  if (!isOpen) await noteWhatIsLeft(deps.db, sessionId, now)
  else if (!wasOpen) await noteScene(deps.db, sessionId, now, { kind: 'board' })
  await tellAll(deps, sessionId)
  return {}
}
