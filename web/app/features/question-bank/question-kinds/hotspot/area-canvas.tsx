import type { HotspotArea, Spot } from '@arvand/contracts/questions'
import { type PointerEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { onPicture } from '../../../questions/index.ts'
import { number } from '../../lines.ts'
import { fieldWords as words } from '../../words.ts'
import { distance, isDrawn, type Shape } from './shapes.ts'

interface CanvasProps {
  readonly src: string
  readonly alt: string
  readonly areas: readonly HotspotArea[]
  readonly shape: Shape
  readonly onDrawn: (points: Spot[]) => void
}

/** The picture, on which areas are drawn with a pointer; who uses keys types their numbers beside it. */
export function AreaCanvas({ src, alt, areas, shape, onDrawn }: CanvasProps) {
  const [points, setPoints] = useState<readonly Spot[]>([])
  const [isDown, setDown] = useState(false)
  const isPolygon = shape === 'polygon'
  const placeOf = (event: PointerEvent<HTMLElement>): Spot => {
    const box = event.currentTarget.getBoundingClientRect()
    return onPicture({
      x: ((event.clientX - box.left) / box.width) * 1000,
      y: ((event.clientY - box.top) / box.height) * 1000,
    })
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    const at = placeOf(event)
    if (isPolygon) return setPoints([...points, at].slice(0, 40))
    event.currentTarget.setPointerCapture(event.pointerId)
    setDown(true)
    setPoints([at, at])
  }
  const go = (event: PointerEvent<HTMLElement>) => {
    const [from] = points
    if (isDown && from) setPoints([from, placeOf(event)])
  }
  const end = () => {
    if (!isDown) return
    setDown(false)
    if (isDrawn(points)) onDrawn([...points])
    setPoints([])
  }
  const close = () => {
    onDrawn([...points])
    setPoints([])
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        className="relative w-fit max-w-full cursor-crosshair touch-none select-none overflow-clip rounded-option border border-line"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          src={src}
          alt={alt || words.drawOn}
          draggable={false}
          className="block h-auto max-h-[30rem] max-w-full"
        />
        <svg
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full"
        >
          {areas.map((area) => (
            <Drawn key={area.id} shape={area.shape} points={area.points} isRight={area.percent > 0} />
          ))}
          {points.length > 0 ? <Drawn shape={shape} points={points} isRight /> : null}
        </svg>
        {areas.map(({ id, points: [first] }, place) =>
          first ? (
            <span
              key={id}
              aria-hidden="true"
              className="pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full bg-inverse text-14 text-on-inverse"
              // physical: the picture is measured from its left edge, whatever the direction of the page.
              style={{ left: `${first.x / 10}%`, top: `${first.y / 10}%` }}
            >
              {number(place)}
            </span>
          ) : null,
        )}
      </div>
      {isPolygon ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-14 text-muted">{words.polygonHint}</p>
          {points.length > 2 ? (
            <Button type="button" variant="soft" size="compact" onClick={close}>
              {words.closeShape}
            </Button>
          ) : null}
          {points.length > 0 ? (
            <Button type="button" variant="quiet" size="compact" onClick={() => setPoints([])}>
              {words.dropShape}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

interface DrawnProps {
  readonly shape: Shape
  readonly points: readonly Spot[]
  readonly isRight: boolean
}

function Drawn({ shape, points, isRight }: DrawnProps) {
  const [from, to = from] = points
  if (!from || !to) return null
  const look = {
    className: isRight ? 'fill-success/25 stroke-success' : 'fill-danger/25 stroke-danger',
    strokeWidth: 2.5,
    vectorEffect: 'non-scaling-stroke' as const,
  }
  if (shape === 'rectangle')
    return (
      <rect
        {...look}
        x={Math.min(from.x, to.x)}
        y={Math.min(from.y, to.y)}
        width={Math.abs(to.x - from.x)}
        height={Math.abs(to.y - from.y)}
      />
    )
  if (shape === 'circle') return <circle {...look} cx={from.x} cy={from.y} r={distance(from, to)} />
  return <polygon {...look} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
}
