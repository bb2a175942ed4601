import type { Mark, Shape } from '@arvand/contracts/panel/board'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { type BoardState, findBoard } from '../sessions/board-state.ts'
import { findHosted } from '../sessions/host-powers.ts'
import { findInside, sendAll, tellAll } from '../sessions/sessions.ts'
import { live } from '../tables.ts'
import { mayErase, whyNotDraw, whyNotFit } from './board.ts'
import { findMark, measureBoard } from './board-queries.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** A quick hand draws four lines a second, and not for long. */
const changes: RateRule = { name: 'live.draw', times: 240, seconds: 60 }

interface OfMark {
  readonly sessionId: string
  readonly markId: string
}

/** Refuses whoever may not draw now; says whether they are a host. */
async function drawing(deps: Deps, personId: string, sessionId: string): Promise<boolean> {
  await deps.limits.take(changes, personId)
  const { of } = await findInside(deps, personId, sessionId)
  const isHost = of.role === 'host'
  refuseIf(whyNotDraw(await findBoard(deps.db, sessionId), isHost))
  return isHost
}

/** Puts a mark on the board; one that came already is not put twice. */
export async function drawMark(
  deps: Deps,
  personId: string,
  { sessionId, markId, shape }: OfMark & { readonly shape: Shape },
): Promise<Record<string, never>> {
  await drawing(deps, personId, sessionId)
  const stored = JSON.stringify(shape)
  const bytes = Buffer.byteLength(stored)
  refuseIf(whyNotFit(await measureBoard(deps.db, sessionId), bytes))
  const mark = await live(deps.db)
    .insertInto('live.board_marks')
    .values({
      ...{ session_id: sessionId, id: markId, person_id: personId },
      ...{ shape: stored, bytes, at: deps.clock.now() },
    })
    .onConflict((twin) => twin.doNothing())
    .returning('layer')
    .executeTakeFirst()
  if (mark) await tellDrawn(deps, sessionId, { id: markId, personId, order: mark.layer, shape })
  return {}
}

const tellDrawn = (deps: Deps, sessionId: string, drawn: Mark): Promise<void> =>
  sendAll(deps, 'liveBoard', { sessionId, drawn })

export async function eraseMark(
  deps: Deps,
  personId: string,
  { sessionId, markId }: OfMark,
): Promise<Record<string, never>> {
  const isHost = await drawing(deps, personId, sessionId)
  const mark = await findMark(deps.db, sessionId, markId)
  if (!mark || !mayErase(mark, personId, isHost)) return refuse('live.unknown-mark')
  const taken = await live(deps.db)
    .updateTable('live.board_marks')
    .set({ removed_at: deps.clock.now(), removed_by_id: personId })
    .where('session_id', '=', sessionId)
    .where('id', '=', markId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (taken) await sendAll(deps, 'liveBoard', { sessionId, removed: markId })
  return {}
}

/** Whoever took a mark off puts it back, at its old place among the others. */
export async function restoreMark(
  deps: Deps,
  personId: string,
  { sessionId, markId }: OfMark,
): Promise<Record<string, never>> {
  await drawing(deps, personId, sessionId)
  const mark = await findMark(deps.db, sessionId, markId)
  if (!mark?.removed_at || mark.removed_by_id !== personId) return refuse('live.unknown-mark')
  const { bytes } = await measureBoard(deps.db, sessionId)
  // It was counted when it was drawn.
  refuseIf(whyNotFit({ bytes, drawn: 0 }, mark.bytes))
  await live(deps.db)
    .updateTable('live.board_marks')
    .set({ removed_at: null, removed_by_id: null })
    .where('session_id', '=', sessionId)
    .where('id', '=', markId)
    .execute()
  const { id, person_id, layer, shape } = mark
  await tellDrawn(deps, sessionId, { id, personId: person_id, order: layer, shape })
  return {}
}

export async function clearBoard(
  deps: Deps,
  hostId: string,
  sessionId: string,
): Promise<Record<string, never>> {
  await findHosted(deps, hostId, sessionId)
  await live(deps.db)
    .updateTable('live.board_marks')
    .set({ removed_at: deps.clock.now() })
    .where('session_id', '=', sessionId)
    .where('removed_at', 'is', null)
    .execute()
  await sendAll(deps, 'liveBoard', { sessionId, cleared: true })
  return {}
}

/** Opens the board or puts it away, and says who draws. */
export async function setBoard(
  deps: Deps,
  hostId: string,
  { sessionId, isOpen, everybodyDraws }: BoardState & { readonly sessionId: string },
): Promise<Record<string, never>> {
  await findHosted(deps, hostId, sessionId)
  const state = { is_open: isOpen, everybody_draws: everybodyDraws }
  await live(deps.db)
    .insertInto('live.boards')
    .values({ session_id: sessionId, ...state })
    .onConflict((same) => same.column('session_id').doUpdateSet(state))
    .execute()
  await tellAll(deps, sessionId)
  return {}
}
