import type { Reaction } from '@arvand/contracts/panel/class'
import { useEffect, useState } from 'react'
import { hearLive } from '../../../api/live-messages.ts'
import { emoji } from './emoji.tsx'

/** How long a reaction is shown. */
const shownMs = 5_000

export interface ShownReaction {
  readonly key: number
  readonly personId: string
  readonly reaction: Reaction
}

interface Heard {
  readonly sessionId: string
  readonly personId: string
  readonly reaction: Reaction
}

let heard = 0

/** The reactions of the last seconds, oldest first. */
export function useReactions(sessionId: string): readonly ShownReaction[] {
  const [shown, setShown] = useState<readonly ShownReaction[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = hearLive(
      'liveReaction',
      (payload) => {
        const { sessionId: of, personId, reaction } = payload as Heard
        if (of !== sessionId || !Object.hasOwn(emoji, reaction)) return
        heard += 1
        const one = { key: heard, personId, reaction }
        setShown((before) => [...before, one])
        const timer = setTimeout(() => {
          timers.delete(timer)
          setShown((before) => before.filter(({ key }) => key !== one.key))
        }, shownMs)
        timers.add(timer)
      },
      () => undefined,
    )
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [sessionId])
  return shown
}
