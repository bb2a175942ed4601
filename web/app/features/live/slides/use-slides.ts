import type { Answer } from '@arvand/contracts/endpoint'
import { showSlides, turnSlides } from '@arvand/contracts/panel/slides'
import { useEffect, useRef, useState } from 'react'
import { call, quietCall } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { hearLive } from '../../../api/live-messages.ts'

type Slides = NonNullable<Answer<typeof showSlides>['slides']>

interface Heard {
  readonly sessionId: string
  readonly fileId: string
  readonly page: number
}

interface Drawn {
  readonly sessionId: string
  readonly slide: { readonly fileId: string; readonly page: number } | null
}

export interface SlidesView {
  /** Null until they are loaded. */
  readonly slides: Slides | null
  readonly failed: boolean
  /** Whether something is drawn on the page of this screen. */
  readonly isMarked: boolean
  /** The page on this screen, from 1. */
  readonly page: number
  /** This screen is at another page than the host's. */
  readonly isApart: boolean
  turn(page: number): void
  /** Follows the host again. */
  follow(): void
}

/** The slides of a session: whoever hosts turns them for everybody, others for themselves. */
export function useSlides(sessionId: string, isHost: boolean): SlidesView {
  const [slides, setSlides] = useState<Slides | null>(null)
  const [failed, setFailed] = useState(false)
  const [own, setOwn] = useState<number | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** Turned here, and not yet told to the server: what comes meanwhile is older. */
  const unsent = useRef(0)
  useEffect(() => {
    const load = () =>
      quietCall(showSlides, { sessionId }).then(
        ({ slides: shown }) => {
          setFailed(false)
          setSlides(shown)
        },
        () => setFailed(true),
      )
    const hear = (payload: unknown) => {
      const { sessionId: of, fileId, page } = payload as Heard
      if (of !== sessionId || unsent.current > 0) return
      setSlides((now) => (now?.fileId === fileId ? { ...now, page } : now))
    }
    const stop = hearLive('liveSlides', hear, () => void load())
    const hearDrawn = (payload: unknown) => {
      const { sessionId: of, slide } = payload as Drawn
      if (of !== sessionId || !slide) return
      setSlides((now) =>
        now?.fileId === slide.fileId && !now.marked.includes(slide.page)
          ? { ...now, marked: [...now.marked, slide.page] }
          : now,
      )
    }
    const stopDrawn = hearLive('liveBoard', hearDrawn, () => undefined)
    return () => {
      stop()
      stopDrawn()
    }
  }, [sessionId])
  const all = slides?.pages.length ?? 0
  const turn = (wanted: number) => {
    if (!slides || wanted < 1 || wanted > all) return
    if (!isHost) return setOwn(wanted === slides.page ? null : wanted)
    const { fileId, page: before } = slides
    setSlides({ ...slides, page: wanted })
    unsent.current += 1
    queue.current = queue.current.then(async () => {
      const ask = call(turnSlides, { sessionId, fileId, page: wanted })
      const { refusal } = await attemptAloud(ask)
      unsent.current -= 1
      if (refusal) setSlides((now) => (now?.page === wanted ? { ...now, page: before } : now))
    })
  }
  const page = own ?? slides?.page ?? 1
  const isMarked = slides?.marked.includes(page) ?? false
  return { slides, failed, page, isMarked, isApart: own !== null, turn, follow: () => setOwn(null) }
}
