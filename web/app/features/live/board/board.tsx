import { clearBoard, type Shape } from '@arvand/contracts/panel/board'
import { formatNumber } from '@arvand/persian/numbers'
import { useRef, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { boardWords as words } from './board-words.ts'
import { DrawnSheet } from './drawn-sheet.tsx'
import { savePng, saveSvg } from './export-board.ts'
import { LetDrawSwitch } from './let-draw-switch.tsx'
import { nextLine, sheet } from './shapes.ts'
import { TextRow } from './text-row.tsx'
import { firstKit } from './tools.ts'
import { undoKeys } from './undo-keys.ts'
import { useBoard } from './use-board.ts'

export interface BoardProps {
  readonly sessionId: string
  readonly me: string
  readonly isHost: boolean
  readonly everybodyDraws: boolean
}

/** The board of a class: one light sheet that all see alike. */
export default function Board({ sessionId, me, isHost, everybodyDraws }: BoardProps) {
  const board = useBoard(sessionId, me)
  const [kit, setKit] = useState(firstKit)
  const [text, setText] = useState('')
  const svg = useRef<SVGSVGElement>(null)
  const mayDraw = isHost || everybodyDraws
  const marks = board.marks ?? []
  const draw = (shape: Shape) => {
    board.draw(shape)
    if (shape.kind === 'writing') setText('')
  }
  return (
    <section
      data-theme="light"
      aria-label={words.board}
      onKeyDown={undoKeys(board)}
      className="grid gap-2 rounded-card border border-line bg-surface p-3 text-ink"
    >
      <BoardToolbar
        kit={kit}
        onKit={setKit}
        board={board}
        mayDraw={mayDraw}
        onExport={{
          png: () => svg.current && void savePng(svg.current, marks, words.fileName),
          svg: () => svg.current && saveSvg(svg.current, words.fileName),
        }}
        onClear={isHost ? () => void attemptAloud(call(clearBoard, { sessionId })) : null}
        clearing={{ label: words.clear, title: words.clearTitle, text: words.clearText }}
      />
      {board.failed ? <Alert tone="warning">{words.failed}</Alert> : null}
      {board.marks || board.failed ? null : <p role="status">{words.loading}</p>}
      <DrawnSheet
        ref={svg}
        marks={marks}
        size={sheet}
        kit={kit}
        text={text}
        draws={mayDraw}
        onDraw={draw}
        onErase={board.erase}
        label={words.looks(formatNumber(marks.length))}
        className="aspect-video w-full rounded-option border border-line bg-surface"
      />
      {mayDraw && kit.tool === 'text' ? (
        <TextRow
          text={text}
          onText={setText}
          onPut={() => draw(nextLine(kit, text.trim(), marks.length, sheet))}
        />
      ) : null}
      {isHost ? <LetDrawSwitch sessionId={sessionId} isOpen everybodyDraws={everybodyDraws} /> : null}
    </section>
  )
}
