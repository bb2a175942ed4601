import { drawMark, eraseMark, type Mark, restoreMark, type Shape } from '@arvand/contracts/panel/board'
import { useRef, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { type KnownSlide, useMarks } from './use-marks.ts'

interface Act {
  readonly kind: 'draw' | 'erase'
  readonly mark: Mark
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

interface Acts {
  readonly done: readonly Act[]
  readonly undone: readonly Act[]
}

const noActs: Acts = { done: [], undone: [] }

/** Until the server says its place, a new mark lies on top. */
const onTop = Number.MAX_SAFE_INTEGER

/**
 * The marks of a session's board, or of a page of its slides, which is known to be empty or not. What one does is shown
 * at once and then sent, one after the other; what the server refuses is taken back. Undo and redo are of one's own acts
 * since the page was turned.
 */
export function useBoard(sessionId: string, me: string, slide: KnownSlide | null = null): BoardView {
  const [acts, setActs] = useState(noActs)
  const { marks, failed, put, take, unsent, sheet, onSheet } = useMarks(sessionId, slide, () =>
    setActs(noActs),
  )
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const send = (sending: () => Promise<unknown>, takeBack: () => void) => {
    queue.current = queue.current.then(async () => {
      const { refusal } = await attemptAloud(sending())
      if (refusal) takeBack()
    })
  }
  const sent = async (markId: string, sending: Promise<unknown>) => {
    await sending.finally(() => unsent.current.delete(markId))
  }
  const perform: Record<'draw' | 'erase' | 'restore', (mark: Mark) => void> = {
    draw: (mark) => {
      unsent.current.set(mark.id, { ...mark, on: sheet })
      put(mark)
      const { id: markId, shape } = mark
      send(
        () => sent(markId, call(drawMark, { sessionId, markId, shape, ...onSheet })),
        () => take(markId),
      )
    },
    erase: (mark) => {
      take(mark.id)
      send(
        () => call(eraseMark, { sessionId, markId: mark.id }),
        () => put(mark),
      )
    },
    restore: (mark) => {
      put(mark)
      send(
        () => call(restoreMark, { sessionId, markId: mark.id }),
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

/** A UUID of version 4; `randomUUID` exists only on https and on the loopback. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
