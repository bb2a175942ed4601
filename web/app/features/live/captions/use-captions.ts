import { useEffect, useState } from 'react'
import { hearLive } from '../../../api/live-messages.ts'

interface Line {
  readonly captionId: string
  readonly text: string
}

/** A line stays so long unless two newer ones come. */
const shownMs = 9_000

/** The lines that stand under the pictures now, the newest last. */
export function useCaptions(sessionId: string): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = hearLive(
      'liveCaption',
      (payload) => {
        const { sessionId: of, captionId, text } = payload as Line & { readonly sessionId: string }
        if (of !== sessionId) return
        setLines((before) => [...before, { captionId, text }].slice(-2))
        const timer = setTimeout(() => {
          timers.delete(timer)
          setLines((before) => before.filter((line) => line.captionId !== captionId))
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
  return lines
}
