import type { Mark, Shape } from '@arvand/contracts/panel/board'
import { useEffect, useRef, useState } from 'react'
import { api, quietApi } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { hearLive } from '../../../api/live-messages.ts'

type Marks = ReadonlyMap<string, Mark>

interface Act {
  readonly kind: 'draw' | 'erase'
  readonly mark: Mark
}

interface Heard {
  readonly sessionId: string
  readonly drawn?: Mark
  readonly removed?: string
  readonly cleared?: true
}

export interface BoardView {
  /** Null until it is loaded. */
  readonly marks: readonly Mark[] | null
  readonly failed: boolean
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  draw(shape: Shape): void
  erase(markId: string): void
  undo(): void
  redo(): void
}

/** Until the server says its place, a new mark lies on top. */
const onTop = Number.MAX_SAFE_INTEGER

/**
 * The marks of a session's board. What one does is shown at once and then sent, one after the other; what the server
 * refuses is taken back. Undo and redo are of one's own acts on this page.
 */
export function useBoard(sessionId: string, me: string): BoardView {
  const [marks, setMarks] = useState<Marks | null>(null)
  const [failed, setFailed] = useState(false)
  const [acts, setActs] = useState<{ done: readonly Act[]; undone: readonly Act[] }>({ done: [], undone: [] })
  /** Drawn here, and not yet heard of from the server. */
  const unsent = useRef(new Map<string, Mark>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const put = (mark: Mark) => setMarks(withMark(mark))
  const take = (id: string) => setMarks(withoutMark(id))

  useEffect(() => {
    const load = () =>
      quietApi.panel('live/board/show', { sessionId }).then(
        ({ marks: loaded }) => {
          setFailed(false)
          setMarks(new Map([...loaded, ...unsent.current.values()].map((mark) => [mark.id, mark])))
        },
        () => setFailed(true),
      )
    const hear = (payload: unknown) => {
      const { sessionId: of, drawn, removed, cleared } = payload as Heard
      if (of !== sessionId) return
      if (drawn) {
        unsent.current.delete(drawn.id)
        setMarks(withMark(drawn))
      }
      if (removed) setMarks(withoutMark(removed))
      if (!cleared) return
      setMarks(new Map(unsent.current))
      setActs({ done: [], undone: [] })
    }
    return hearLive('liveBoard', hear, () => void load())
  }, [sessionId])

  const send = (call: () => Promise<unknown>, takeBack: () => void) => {
    queue.current = queue.current.then(async () => {
      const { refusal } = await attemptAloud(call())
      if (refusal) takeBack()
    })
  }
  const sent = async (markId: string, call: Promise<unknown>) => {
    await call.finally(() => unsent.current.delete(markId))
  }
  const perform: Record<'draw' | 'erase' | 'restore', (mark: Mark) => void> = {
    draw: (mark) => {
      unsent.current.set(mark.id, mark)
      put(mark)
      const { id: markId, shape } = mark
      send(
        () => sent(markId, api.panel('live/board/draw', { sessionId, markId, shape })),
        () => take(markId),
      )
    },
    erase: (mark) => {
      take(mark.id)
      send(
        () => api.panel('live/board/erase', { sessionId, markId: mark.id }),
        () => put(mark),
      )
    },
    restore: (mark) => {
      put(mark)
      send(
        () => api.panel('live/board/restore', { sessionId, markId: mark.id }),
        () => take(mark.id),
      )
    },
  }
  const act = (one: Act) => {
    perform[one.kind](one.mark)
    setActs(({ done }) => ({ done: [...done, one], undone: [] }))
  }
  return {
    ...{ marks: marks && [...marks.values()].toSorted((a, b) => a.order - b.order), failed },
    ...{ mayUndo: acts.done.length > 0, mayRedo: acts.undone.length > 0 },
    draw: (shape) => act({ kind: 'draw', mark: { id: newId(), personId: me, order: onTop, shape } }),
    erase(markId) {
      const mark = marks?.get(markId)
      if (mark) act({ kind: 'erase', mark })
    },
    undo() {
      const last = acts.done.at(-1)
      if (!last) return
      perform[last.kind === 'draw' ? 'erase' : 'restore'](last.mark)
      setActs({ done: acts.done.slice(0, -1), undone: [...acts.undone, last] })
    },
    redo() {
      const last = acts.undone.at(-1)
      if (!last) return
      perform[last.kind === 'draw' ? 'restore' : 'erase'](last.mark)
      setActs({ done: [...acts.done, last], undone: acts.undone.slice(0, -1) })
    },
  }
}

const withMark =
  (mark: Mark) =>
  (before: Marks | null): Marks =>
    new Map(before).set(mark.id, mark)

const withoutMark =
  (id: string) =>
  (before: Marks | null): Marks =>
    new Map([...(before ?? [])].filter(([key]) => key !== id))

/** A UUID of version 4; `randomUUID` exists only on https and on the loopback. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
