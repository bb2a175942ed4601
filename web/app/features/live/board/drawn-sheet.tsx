import type { Mark, Shape } from '@arvand/contracts/panel/board'
import type { Ref } from 'react'
import { boardWords as words } from './board-words.ts'
import { MarkDrawing } from './mark-drawing.tsx'
import type { SheetSize } from './shapes.ts'
import type { Kit } from './tools.ts'
import { useDrawing } from './use-drawing.ts'

interface DrawnSheetProps {
  readonly ref?: Ref<SVGSVGElement>
  readonly marks: readonly Mark[]
  readonly size: SheetSize
  readonly kit: Kit
  /** Typed for the text tool. */
  readonly text: string
  /** Draws now, with a pointer. */
  readonly draws: boolean
  readonly onDraw: (shape: Shape) => void
  readonly onErase: (markId: string) => void
  /** What is seen, for whoever does not see it; null: there is nothing. */
  readonly label: string | null
  readonly className: string
}

/** The marks of a sheet, and the one that is being drawn. */
export function DrawnSheet(props: DrawnSheetProps) {
  const { ref, marks, size, kit, text, draws, onDraw, onErase, label, className } = props
  const { draft, pointer } = useDrawing({ kit, size, text: text.trim(), onDraw, onErase })
  return (
    <>
      <svg
        ref={ref}
        role="img"
        aria-label={label ?? ''}
        aria-hidden={label === null}
        viewBox={`0 0 ${size.width} ${size.height}`}
        {...(draws ? pointer : {})}
        className={`${className} ${draws ? 'cursor-crosshair touch-none' : ''}`}
      >
        {marks.map(({ id, shape }) => (
          <MarkDrawing key={id} id={id} shape={shape} />
        ))}
        {draft ? <MarkDrawing shape={draft} /> : null}
      </svg>
      <ul aria-label={words.written} aria-live="polite" className="sr-only">
        {marks.map(({ id, shape }) => (shape.kind === 'writing' ? <li key={id}>{shape.text}</li> : null))}
      </ul>
    </>
  )
}
