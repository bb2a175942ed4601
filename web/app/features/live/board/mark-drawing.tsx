import type { Shape } from '@arvand/contracts/panel/board'
import { memo, useMemo } from 'react'
import { drawingOf, fills, strokes } from './shapes.ts'

/** Lines are thin; the eraser meets them within this many units of the sheet. */
const reach = 28

interface MarkDrawingProps {
  readonly id?: string
  readonly shape: Shape
}

/** One mark on the sheet; a text is a text node, whatever was written. */
export const MarkDrawing = memo(function MarkDrawing({ id, shape }: MarkDrawingProps) {
  const drawing = useMemo(() => drawingOf(shape), [shape])
  if ('text' in drawing)
    return (
      <text
        data-mark={id}
        x={drawing.x}
        y={drawing.y}
        direction={drawing.direction}
        fontSize={drawing.size}
        pointerEvents="all"
        style={{ unicodeBidi: 'isolate' }}
        className={`${fills[shape.ink]} font-sans`}
      >
        {drawing.text}
      </text>
    )
  const { path, width } = drawing
  return (
    <g data-mark={id}>
      <path d={path} fill="none" stroke="transparent" strokeWidth={reach} pointerEvents="all" data-reach />
      {width === null ? (
        <path d={path} className={fills[shape.ink]} />
      ) : (
        <path
          d={path}
          fill="none"
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
          className={strokes[shape.ink]}
        />
      )}
    </g>
  )
})
