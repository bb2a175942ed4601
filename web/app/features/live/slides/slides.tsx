import { formatNumber } from '@arvand/persian/numbers'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { slideWords as words } from './slide-words.ts'
import { useSlides } from './use-slides.ts'

export interface SlidesProps {
  readonly sessionId: string
  readonly isHost: boolean
}

/** The slides of a class: the page of the host, which others may leave for a while. */
export default function Slides({ sessionId, isHost }: SlidesProps) {
  const { slides, failed, page, isApart, turn, follow } = useSlides(sessionId, isHost)
  useArrows((step) => turn(page + step))
  if (failed) return <Alert tone="warning">{words.failed}</Alert>
  const shown = slides?.pages[page - 1]
  if (!slides || !shown) return <p role="status">{words.loading}</p>
  const all = slides.pages.length
  const place = words.page(formatNumber(page), formatNumber(all))
  return (
    <section
      aria-label={words.of(slides.name)}
      className="grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <figure>
        <img
          src={shown.url}
          srcSet={`${shown.small} 800w, ${shown.url} 1600w`}
          sizes="(min-width: 64rem) 60vw, 100vw"
          width={shown.width}
          height={shown.height}
          alt={place}
          className="max-h-[calc(100dvh-20rem)] min-h-40 w-full rounded-option bg-white object-contain"
        />
        <figcaption dir="auto" className="sr-only">
          {shown.text}
        </figcaption>
      </figure>
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
        <IconButton
          icon={ChevronRight}
          label={words.previous}
          type="button"
          aria-disabled={page === 1}
          onClick={() => turn(page - 1)}
        />
        <span aria-hidden="true" className="min-w-20 text-center text-15">
          {words.short(formatNumber(page), formatNumber(all))}
        </span>
        <span role="status" className="sr-only">
          {place}
        </span>
        <IconButton
          icon={ChevronLeft}
          label={words.next}
          type="button"
          aria-disabled={page === all}
          onClick={() => turn(page + 1)}
        />
        {isApart ? (
          <Button type="button" variant="outline" size="compact" onClick={follow}>
            {words.back(formatNumber(slides.page))}
          </Button>
        ) : null}
        <span className="hidden text-12 text-muted lg:inline">{words.keys}</span>
      </div>
    </section>
  )
}

/** What moves by arrows itself. */
const taken = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [tabindex="0"]'

/** The arrows of the keyboard, as the page runs: left goes on, right goes back. */
function useArrows(onStep: (step: 1 | -1) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const step = event.code === 'ArrowLeft' ? 1 : event.code === 'ArrowRight' ? -1 : null
      if (step === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.target instanceof HTMLElement && event.target.closest(taken)) return
      event.preventDefault()
      latest.current(step)
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  }, [])
}
