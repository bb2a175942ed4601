import type { BoardState } from '../sessions/board-state.ts'

/** The rules of the board: pure. */

/** Why somebody who is in may not draw on the board, or on slides: both are drawn on while they are shown. */
export function whyNotDraw(
  { isShown, everybodyDraws }: Pick<BoardState, 'everybodyDraws'> & { readonly isShown: boolean },
  leads: boolean,
) {
  if (!isShown) return 'live.board-closed' as const
  return leads || everybodyDraws ? null : ('live.may-not-draw' as const)
}

/** What a whole board may hold: browsers load it at once. */
const most = { bytes: 1_000_000, drawn: 10_000 }

/** Why nothing more fits: too much is on it, or too much was ever drawn. */
export const whyNotFit = (board: { readonly bytes: number; readonly drawn: number }, bytes: number) =>
  board.bytes + bytes > most.bytes || board.drawn >= most.drawn ? ('live.board-full' as const) : null

/** Those who run the class take off everything, others what they drew. */
export const mayErase = (mark: { readonly person_id: string }, personId: string, leads: boolean): boolean =>
  leads || mark.person_id === personId
