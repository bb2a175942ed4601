import { useState, useSyncExternalStore } from 'react'

/** The player's position, for parts that follow it. It changes four times a second, so it is not React state. */
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

/** The playhead of a lesson; the page makes a new one for each lesson. */
export function usePlayhead(start: number): Playhead {
  const [playhead] = useState(() => newPlayhead(start))
  return playhead
}

/** A value computed from the position; the component draws again only when the value changes. */
export function useFollowing<Value extends number | string>(
  { listen, second }: Playhead,
  pick: (second: number) => Value,
): Value {
  const value = () => pick(second())
  return useSyncExternalStore(listen, value, value)
}
