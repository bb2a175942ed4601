import type { Spot } from '@arvand/contracts/questions'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'
import { onPicture, placeWords } from './place-words.ts'

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const stepOf = ({ shiftKey }: { shiftKey: boolean }) => (shiftKey ? 5 : 20)

/** A place on a picture: pressed, or found by keys with a crosshair whose position is spoken. */
export default function HotspotAnswer({
  asked,
  value,
  onChange,
  disabled,
  labelledBy,
  pictures,
}: AnswerProps) {
  const hintId = useId()
  const spot = typeof value === 'object' && value !== null && 'x' in value ? (value as Spot) : null
  const [aim, setAim] = useState<Spot | null>(null)
  const { picture } = asked
  const drawn = picture ? pictures[picture.fileId] : null
  if (!picture || !drawn) return <p className="text-15 text-muted">{words.noPicture}</p>
  const shown = aim ?? spot
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) return
    // A press by key has no place of its own: it sets the crosshair.
    if (event.detail === 0) return onChange(onPicture(shown ?? { x: 500, y: 500 }))
    const box = event.currentTarget.getBoundingClientRect()
    setAim(null)
    onChange(
      onPicture({
        x: ((event.clientX - box.left) / box.width) * 1000,
        y: ((event.clientY - box.top) / box.height) * 1000,
      }),
    )
  }
  const move = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || disabled) return
    event.preventDefault()
    const from = shown ?? { x: 500, y: 500 }
    const step = stepOf(event)
    setAim(onPicture({ x: from.x + arrow.x * step, y: from.y + arrow.y * step }))
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {/* As an application, so that a screen reader leaves the arrow keys to the crosshair. */}
      <div role="application" aria-labelledby={labelledBy} className="flex">
        <button
          type="button"
          disabled={disabled}
          aria-label={words.onPicture}
          aria-describedby={hintId}
          onClick={press}
          onKeyDown={move}
          className="relative block max-w-full cursor-crosshair overflow-clip rounded-option border border-line"
        >
          <img src={drawn.src} alt={picture.alt} className="block h-auto max-h-[36rem] max-w-full" />
          {spot ? <Mark at={spot} isSet /> : null}
          {aim ? <Mark at={aim} /> : null}
        </button>
      </div>
      <p id={hintId} className="text-14 text-muted">
        {words.pictureKeys}
      </p>
      <p role="status" className="text-15">
        {aim ? placeWords(aim) : spot ? words.isPlaced(placeWords(spot)) : ''}
      </p>
    </div>
  )
}

/** The crosshair, and the place that is answered; both drawn on light and dark pictures alike. */
function Mark({ at, isSet = false }: { at: Spot; isSet?: boolean }) {
  return (
    <svg
      viewBox="-16 -16 32 32"
      aria-hidden="true"
      className="pointer-events-none absolute size-9 -translate-1/2"
      // physical: the picture is measured from its left edge, whatever the direction of the page.
      style={{ left: `${at.x / 10}%`, top: `${at.y / 10}%` }}
    >
      <g fill="none" stroke="white" strokeWidth="5">
        <circle r="9" />
        <path d="M-15 0h9M6 0h9M0-15v9M0 6v9" />
      </g>
      <g fill="none" stroke={isSet ? '#0E7C86' : '#14213D'} strokeWidth="2.4">
        <circle r="9" fill={isSet ? '#0E7C86' : 'none'} fillOpacity="0.35" />
        <path d="M-15 0h9M6 0h9M0-15v9M0 6v9" />
      </g>
    </svg>
  )
}
