import type { Slide } from '@arvand/contracts/panel/board'
import type { Db } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { findBoard } from '../sessions/board-state.ts'
import { findAdmitted } from '../sessions/sessions.ts'
import { findShownSlides } from '../sessions/slides-state.ts'
import { live } from '../tables.ts'
import { whyNotDraw } from './board.ts'

/** What is drawn on: a slide, or the board (undefined). */
export type Sheet = Slide | undefined

/** Whether a sheet is shown to everybody, and whether participants draw on it. */
export async function findSheet(db: Db, sessionId: string, sheet: Sheet) {
  const { isOpen, everybodyDraws } = await findBoard(db, sessionId)
  if (!sheet) return { isShown: isOpen, everybodyDraws }
  const shown = await findShownSlides(db, sessionId)
  return { isShown: shown?.fileId === sheet.fileId, everybodyDraws }
}

const marksOn = (db: Db, sessionId: string, sheet: Sheet) =>
  live(db)
    .selectFrom('live.board_marks')
    .where('session_id', '=', sessionId)
    .where('file_id', 'is not distinct from', sheet?.fileId ?? null)
    .where('page', 'is not distinct from', sheet?.page ?? null)

/** All that is on a sheet, the lowest first. */
export async function showBoard(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  personId: string,
  { sessionId, slide }: { readonly sessionId: string; readonly slide?: Sheet },
) {
  const { session, leads } = await findAdmitted({ db, clock }, personId, sessionId)
  const marks = await marksOn(db, sessionId, slide)
    .select(['id', 'person_id as personId', 'layer as order', 'shape'])
    .where('removed_at', 'is', null)
    .orderBy('layer')
    .execute()
  const sheet = await findSheet(db, sessionId, slide)
  return { mayDraw: session.state !== 'ended' && whyNotDraw(sheet, leads) === null, marks }
}

export const findMark = (db: Db, sessionId: string, markId: string) =>
  live(db)
    .selectFrom('live.board_marks')
    .select(['id', 'person_id', 'layer', 'shape', 'bytes', 'removed_at', 'removed_by_id', 'file_id', 'page'])
    .where('session_id', '=', sessionId)
    .where('id', '=', markId)
    .executeTakeFirst()

/** The sheet on which a mark is. */
export const sheetOf = ({
  file_id,
  page,
}: Pick<NonNullable<Awaited<ReturnType<typeof findMark>>>, 'file_id' | 'page'>): Sheet =>
  file_id === null || page === null ? undefined : { fileId: file_id, page }

/** How many marks were ever drawn on a sheet, and the bytes of those that are on it. */
export const measureBoard = (db: Db, sessionId: string, sheet: Sheet) =>
  marksOn(db, sessionId, sheet)
    .select(({ fn }) => fn.countAll<number>().as('drawn'))
    .select(({ fn, eb, val }) =>
      fn.coalesce(fn.sum<number>('bytes').filterWhere(eb('removed_at', 'is', null)), val(0)).as('bytes'),
    )
    .executeTakeFirstOrThrow()
