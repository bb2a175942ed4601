import { type Mark, type Slide, showBoard } from '@arvand/contracts/panel/board'
import { useEffect, useRef, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { hearLive } from '../../../api/live-messages.ts'

type Marks = ReadonlyMap<string, Mark>

interface Heard {
  readonly sessionId: string
  readonly slide: Slide | null
  readonly drawn?: Mark
  readonly removed?: string
  readonly cleared?: true
}

/** A page of slides of which is known whether anything is on it. */
export type KnownSlide = Slide & { readonly isEmpty: boolean }

/** What is on the board, or on a page of the slides; `onNew` hears when that is another page, or was cleared. */
export function useMarks(sessionId: string, slide: KnownSlide | null, onNew: () => void) {
  const { fileId, page } = slide ?? {}
  const onSheet = fileId && page ? { slide: { fileId, page } } : {}
  const sheet = fileId && page ? `${fileId} ${page}` : ''
  const [{ marks, of }, setShown] = useState<{ marks: Marks | null; of: string }>({ marks: null, of: sheet })
  const [failed, setFailed] = useState(false)
  if (of !== sheet) {
    setShown({ marks: null, of: sheet })
    onNew()
  }
  /** Drawn here, and not yet heard of from the server. */
  const unsent = useRef(new Map<string, Mark & { readonly on: string }>())
  const isEmpty = useRef(false)
  isEmpty.current = slide?.isEmpty ?? false
  /** What concerns a page that was turned meanwhile changes nothing here. */
  const change = (to: (before: Marks | null) => Marks | null) =>
    setShown((now) => (now.of === sheet ? { ...now, marks: to(now.marks) } : now))
  const put = (mark: Mark) => change(withMark(mark))
  const take = (id: string) => change(withoutMark(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet names all that is asked for
  useEffect(() => {
    /** Nothing has to be asked the first time. */
    let isKnown = isEmpty.current
    const own = () => [...unsent.current.values()].filter(({ on }) => on === sheet)
    const load = async () => {
      if (isKnown) {
        isKnown = false
        return change(() => marksOf(own()))
      }
      await quietCall(showBoard, { sessionId, ...onSheet }).then(
        ({ marks: loaded }) => {
          setFailed(false)
          change(() => marksOf([...loaded, ...own()]))
        },
        () => setFailed(true),
      )
    }
    const hear = (payload: unknown) => {
      const { sessionId: of, slide: on, drawn, removed, cleared } = payload as Heard
      if (of !== sessionId || (on ? `${on.fileId} ${on.page}` : '') !== sheet) return
      if (drawn) {
        unsent.current.delete(drawn.id)
        put(drawn)
      }
      if (removed) take(removed)
      if (!cleared) return
      change(() => marksOf(own()))
      onNew()
    }
    return hearLive('liveBoard', hear, () => void load())
  }, [sessionId, sheet])
  return { marks, failed, put, take, unsent, sheet, onSheet }
}

const marksOf = (all: readonly Mark[]): Marks => new Map(all.map((mark) => [mark.id, mark]))

const withMark =
  (mark: Mark) =>
  (before: Marks | null): Marks =>
    new Map(before).set(mark.id, mark)

const withoutMark =
  (id: string) =>
  (before: Marks | null): Marks =>
    new Map([...(before ?? [])].filter(([key]) => key !== id))
