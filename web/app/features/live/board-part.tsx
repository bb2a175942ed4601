import { lazyPart } from '../../ui/lazy-part.tsx'
import type { BoardProps } from './board/board.tsx'

/** The board, whose code loads when one is opened. */
export const BoardPart = lazyPart<BoardProps>(() => import('./board/board.tsx'))
