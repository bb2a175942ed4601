import { clearBoard, type Shape } from '@arvand/contracts/panel/board'
import { formatNumber } from '@arvand/persian/numbers'
import { type ReactNode, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { BoardToolbar } from '../board/board-toolbar.tsx'
import { DrawnSheet } from '../board/drawn-sheet.tsx'
import { nextLine, sheetLike } from '../board/shapes.ts'
import { TextRow } from '../board/text-row.tsx'
import type { Kit } from '../board/tools.ts'
import { undoKeys } from '../board/undo-keys.ts'
import { useBoard } from '../board/use-board.ts'
import { slideWords as words } from './slide-words.ts'

export interface SlideSheetProps {
  readonly sessionId: string
  readonly me: string
  /** Takes off everything, also what others drew. */
  readonly leads: boolean
  readonly slide: { readonly fileId: string; readonly page: number; readonly isEmpty: boolean }
  readonly size: { readonly width: number; readonly height: number }
  readonly isDrawing: boolean
  readonly kit: Kit
  readonly onKit: (kit: Kit) => void
  /** The picture of the page. */
  readonly children: ReactNode
}

/** A page of slides with what is drawn on it, and tools for whoever draws now. */
export default function SlideSheet(props: SlideSheetProps) {
  const { sessionId, me, leads, slide, isDrawing, kit, onKit, children } = props
  const size = sheetLike(props.size)
  const board = useBoard(sessionId, me, slide)
  const [text, setText] = useState('')
  const marks = board.marks ?? []
  const draw = (shape: Shape) => {
    board.draw(shape)
    if (shape.kind === 'writing') setText('')
  }
  const clear = () => {
    const { fileId, page } = slide
    void attemptAloud(call(clearBoard, { sessionId, slide: { fileId, page } }))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the tools inside it bubble to here
    <div data-theme="light" onKeyDown={undoKeys(board)} className="grid gap-2 text-ink">
      {isDrawing ? (
        <div className="rounded-option bg-surface px-1">
          <BoardToolbar
            kit={kit}
            onKit={onKit}
            board={board}
            mayDraw
            onExport={null}
            onClear={leads ? clear : null}
            clearing={{ label: words.clear, title: words.clearTitle, text: words.clearText }}
          />
        </div>
      ) : null}
      <div className="relative">
        {children}
        <DrawnSheet
          marks={marks}
          size={size}
          kit={kit}
          text={text}
          draws={isDrawing}
          onDraw={draw}
          onErase={board.erase}
          label={marks.length === 0 ? null : words.marks(formatNumber(marks.length))}
          className={`absolute inset-0 size-full ${isDrawing ? '' : 'pointer-events-none'}`}
        />
      </div>
      {isDrawing && kit.tool === 'text' ? (
        <TextRow
          text={text}
          onText={setText}
          onPut={() => draw(nextLine(kit, text.trim(), marks.length, size))}
        />
      ) : null}
    </div>
  )
}
