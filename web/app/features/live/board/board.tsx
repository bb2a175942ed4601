import type { Shape } from '@arvand/contracts/panel/board'
import { formatNumber } from '@arvand/persian/numbers'
import { type KeyboardEvent, useRef, useState } from 'react'
import { api } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { actWords } from '../../../ui/act-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { boardWords as words } from './board-words.ts'
import { savePng, saveSvg } from './export-board.ts'
import { LetDrawSwitch } from './let-draw-switch.tsx'
import { MarkDrawing } from './mark-drawing.tsx'
import { directionOf, sheet } from './shapes.ts'
import { TextRow } from './text-row.tsx'
import { firstKit } from './tools.ts'
import { useBoard } from './use-board.ts'
import { useDrawing } from './use-drawing.ts'

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
  const [clearing, setClearing] = useState(false)
  const svg = useRef<SVGSVGElement>(null)
  const mayDraw = isHost || everybodyDraws
  const marks = board.marks ?? []
  const draw = (shape: Shape) => {
    board.draw(shape)
    if (shape.kind === 'writing') setText('')
  }
  const { draft, pointer } = useDrawing({ kit, text: text.trim(), onDraw: draw, onErase: board.erase })
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.code !== 'KeyZ' ||
      !(event.ctrlKey || event.metaKey) ||
      event.target instanceof HTMLInputElement
    )
      return
    event.preventDefault()
    if (event.shiftKey) board.redo()
    else board.undo()
  }
  const clear = () => {
    setClearing(false)
    void attemptAloud(api.panel('live/board/clear', { sessionId }))
  }
  return (
    <section
      data-theme="light"
      aria-label={words.board}
      onKeyDown={onKeyDown}
      className="grid gap-2 rounded-card border border-line bg-surface p-3 text-ink"
    >
      <BoardToolbar
        kit={kit}
        onKit={setKit}
        board={board}
        mayDraw={mayDraw}
        onPng={() => svg.current && void savePng(svg.current, marks, words.fileName)}
        onSvg={() => svg.current && saveSvg(svg.current, words.fileName)}
        onClear={isHost ? () => setClearing(true) : null}
      />
      {board.failed ? <Alert tone="warning">{words.failed}</Alert> : null}
      {board.marks || board.failed ? null : <p role="status">{words.loading}</p>}
      <svg
        ref={svg}
        role="img"
        aria-label={words.looks(formatNumber(marks.length))}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        {...(mayDraw ? pointer : {})}
        className={`aspect-video w-full rounded-option border border-line bg-surface ${
          mayDraw ? 'cursor-crosshair touch-none' : ''
        }`}
      >
        {marks.map(({ id, shape }) => (
          <MarkDrawing key={id} id={id} shape={shape} />
        ))}
        {draft ? <MarkDrawing shape={draft} /> : null}
      </svg>
      <ul aria-label={words.written} aria-live="polite" className="sr-only">
        {marks.map(({ id, shape }) => (shape.kind === 'writing' ? <li key={id}>{shape.text}</li> : null))}
      </ul>
      {mayDraw && kit.tool === 'text' ? (
        <TextRow text={text} onText={setText} onPut={() => draw(nextLine(kit, text.trim(), marks.length))} />
      ) : null}
      {isHost ? <LetDrawSwitch sessionId={sessionId} everybodyDraws={everybodyDraws} /> : null}
      <ConfirmDialog
        open={clearing}
        title={words.clearTitle}
        confirm={words.clear}
        cancel={actWords.cancel}
        danger
        onConfirm={clear}
        onClose={() => setClearing(false)}
      >
        {words.clearText}
      </ConfirmDialog>
    </section>
  )
}

/** Lines follow one another from the top, and begin again there when the sheet is full. */
const nextLine = ({ ink, thickness }: typeof firstKit, text: string, at: number): Shape => ({
  ...{ kind: 'writing', ink, thickness, text },
  x: directionOf(text) === 'rtl' ? sheet.width - 60 : 60,
  y: 100 + (at % 10) * 85,
})
