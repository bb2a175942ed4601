import type { KeyboardEvent } from 'react'
import type { BoardView } from './use-board.ts'

/** Ctrl+Z takes back, and with Shift does again; in a field it is the field's own. */
export const undoKeys =
  (board: Pick<BoardView, 'undo' | 'redo'>) =>
  (event: KeyboardEvent): void => {
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey)
    if (!isUndo || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    if (event.shiftKey) board.redo()
    else board.undo()
  }
