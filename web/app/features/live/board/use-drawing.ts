import type { Shape } from '@arvand/contracts/panel/board'
import { type PointerEvent, useRef, useState } from 'react'
import { fewer, type SheetSize } from './shapes.ts'
import type { Kit } from './tools.ts'

type Point = [number, number]

interface Options {
  readonly kit: Kit
  readonly size: SheetSize
  /** Typed for the text tool. */
  readonly text: string
  readonly onDraw: (shape: Shape) => void
  readonly onErase: (markId: string) => void
}

/** Turns what a pointer does on the sheet into shapes; `draft` is the one that is being drawn. */
export function useDrawing({ kit, size, text, onDraw, onErase }: Options) {
  const { tool, ink, thickness } = kit
  const [draft, setDraft] = useState<Shape | null>(null)
  const points = useRef<Point[] | null>(null)
  const drawn = { ink, thickness }

  const shapeOf = (all: readonly Point[], isDone: boolean): Shape | null => {
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [all[0], all.at(-1)]
    if (tool === 'pen') return { ...drawn, kind: 'pen', points: isDone ? fewer(all) : all.flat() }
    if (tool === 'text' || tool === 'eraser') return null
    // A press without a way is no line and no frame.
    if (isDone && Math.hypot(x2 - x1, y2 - y1) < 8) return null
    return { ...drawn, kind: tool, x1, y1, x2, y2 }
  }
  const erase = (event: PointerEvent<SVGSVGElement>) => {
    const [under] = document.elementsFromPoint(event.clientX, event.clientY)
    const id = under?.closest('[data-mark]')?.getAttribute('data-mark')
    if (id) onErase(id)
  }
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    const at = pointOf(event, size)
    if (tool === 'text') {
      if (text) onDraw({ ...drawn, kind: 'writing', x: at[0], y: at[1], text })
      return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    points.current = [at]
    if (tool === 'eraser') erase(event)
    else setDraft(shapeOf([at], false))
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!points.current) return
    if (tool === 'eraser') return erase(event)
    points.current.push(pointOf(event, size))
    setDraft(shapeOf(points.current, false))
  }
  const onPointerUp = () => {
    const all = points.current
    points.current = null
    setDraft(null)
    const shape = all && shapeOf(all, true)
    if (shape) onDraw(shape)
  }
  const onPointerCancel = () => {
    points.current = null
    setDraft(null)
  }
  return { draft, pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}

/** Where the pointer is, in the measure of the sheet. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>, size: SheetSize): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [
    within(((clientX - left) / width) * size.width, size.width),
    within(((clientY - top) / height) * size.height, size.height),
  ]
}

const within = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)))
