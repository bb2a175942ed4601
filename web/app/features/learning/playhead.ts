import { useState, useSyncExternalStore } from 'react'

/** Where the player stands, for what follows it: told four times a second, so it is no state of the page. */
export interface Playhead {
  readonly second: () => number
  readonly tell: (second: number) => void
  readonly listen: (listener: () => void) => () => void
}

function newPlayhead(start: number): Playhead {
  let now = start
  const listeners = new Set<() => void>()
  return {
    second: () => now,
    tell(second) {
      now = second
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The playhead of a lesson; another lesson has another. */
export function usePlayhead(start: number): Playhead {
  const [playhead] = useState(() => newPlayhead(start))
  return playhead
}

/** What follows from the second, drawn again only when that changes. */
export function useFollowing<Value extends number | string>(
  { listen, second }: Playhead,
  pick: (second: number) => Value,
): Value {
  const value = () => pick(second())
  return useSyncExternalStore(listen, value, value)
}
