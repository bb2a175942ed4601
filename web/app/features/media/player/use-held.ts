import type { Playable } from '@arvand/contracts/playable'
import { useState } from 'react'

/**
 * The links that play. Every refresh of the page brings new ones for the same file; those are taken only when they
 * are asked for, or playing would begin anew.
 */
export function useHeld(playable: Playable): [held: Playable, takeFresh: () => void] {
  const [held, setHeld] = useState(playable)
  const [isStale, setStale] = useState(false)
  const isOther = pathOf(held.file) !== pathOf(playable.file) || held.kind !== playable.kind
  if (isOther || (isStale && playable !== held)) {
    setHeld(playable)
    setStale(false)
  }
  return [held, () => setStale(true)]
}

const pathOf = (address: string): string => address.split('?')[0] ?? ''
