import { formatNumber } from '@arvand/persian/numbers'
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LetDrawSwitch } from '../board/let-draw-switch.tsx'
import { firstKit, type Kit } from '../board/tools.ts'
import type { Shown } from '../shown.ts'
import type { SlideSheetProps } from './slide-sheet.tsx'
import { slideWords as words } from './slide-words.ts'
import { useSlides } from './use-slides.ts'

export interface SlidesProps {
  readonly sessionId: string
  readonly me: string
  /** Turns the page for everybody. */
  readonly isHost: boolean
  readonly board: Pick<Shown['board'], 'isOpen' | 'everybodyDraws'>
}

/** Its code loads with the first page; until then the page is seen alone. */
const SlideSheet = lazyPart<SlideSheetProps>(
  () => import('./slide-sheet.tsx'),
  ({ children }) => <div className="grid">{children}</div>,
)

/** The slides of a class: the page of the host, which others may leave for a while. */
export default function Slides({ sessionId, me, isHost, board }: SlidesProps) {
  const { slides, failed, page, isMarked, isApart, turn, follow } = useSlides(sessionId, isHost)
  const [kit, setKit] = useState<Kit>({ ...firstKit, ink: 'red' })
  const [wantsToDraw, setWantsToDraw] = useState(false)
  const mayDraw = (isHost || board.everybodyDraws) && !isApart
  const isDrawing = mayDraw && wantsToDraw
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
      <figure
        // As large as fits the window with what stands around it, so that nothing lies half under the bar.
        style={{
          width: `min(100%, calc((100dvh - ${isDrawing ? 25 : 20}rem) * ${shown.width / shown.height}))`,
        }}
        className="mx-auto min-w-60"
      >
        <SlideSheet
          sessionId={sessionId}
          me={me}
          leads={isHost}
          slide={{ fileId: slides.fileId, page, isEmpty: !isMarked }}
          size={shown}
          isDrawing={isDrawing}
          kit={kit}
          onKit={setKit}
        >
          <img
            src={shown.url}
            srcSet={`${shown.small} 800w, ${shown.url} 1600w`}
            sizes="(min-width: 64rem) 60vw, 100vw"
            width={shown.width}
            height={shown.height}
            alt={place}
            className="h-auto w-full rounded-option bg-white"
          />
        </SlideSheet>
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
        {mayDraw ? (
          <IconButton
            icon={Pencil}
            label={words.draw}
            type="button"
            aria-pressed={isDrawing}
            onClick={() => setWantsToDraw(!isDrawing)}
            className="aria-pressed:bg-primary-100 aria-pressed:text-primary-700"
          />
        ) : null}
        {isApart ? (
          <Button type="button" variant="outline" size="compact" onClick={follow}>
            {words.back(formatNumber(slides.page))}
          </Button>
        ) : null}
        {isHost && isDrawing ? (
          <LetDrawSwitch sessionId={sessionId} {...board} />
        ) : (
          <span className="hidden text-12 text-muted lg:inline">{words.keys}</span>
        )}
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
