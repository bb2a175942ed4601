import type { Progress } from '@arvand/contracts/progress'
import { useEffect, useRef, useState } from 'react'
import { quietApi } from '../../api/browser.ts'
import { notify } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'
import { markWaiting } from '../offline/index.ts'

interface Place {
  readonly courseId: string
  readonly lessonId: string
}

interface Told {
  readonly progress: Progress
  readonly stepsDone: readonly number[]
  /** The last step made the course complete, just now. */
  readonly completed: boolean
  /** Something has not arrived yet. */
  readonly waits: boolean
  readonly step: (step: number, position?: number) => void
  readonly position: (second: number) => void
}

interface Start extends Place {
  readonly progress: Progress
  readonly stepsDone: readonly number[]
  /** Teachers leave no steps. */
  readonly counts: boolean
}

/**
 * Tells the server of steps and of the second where one is, and knows what is done meanwhile. What does not arrive
 * waits and goes again when the line is back; the last second wins, by the server's time.
 */
export function useProgress({ courseId, lessonId, counts, ...start }: Start): Told {
  const [progress, setProgress] = useState(start.progress)
  const [stepsDone, setStepsDone] = useState<readonly number[]>(start.stepsDone)
  const [completed, setCompleted] = useState(false)
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  const second = useRef<number | undefined>(undefined)
  const done = useRef(new Set(start.stepsDone))

  async function send(step: number) {
    const position = second.current
    const ask = { courseId, lessonId, step, ...(position === undefined ? {} : { position }) }
    const { answer, refusal } = await attempt(quietApi.panel('course/step', ask))
    if (refusal) {
      if (refusal.code === 'offline.kept') markWaiting()
      else if (refusal.status === 0) setWaiting((all) => new Set([...all, step]))
      else notify(refusal)
      return
    }
    setWaiting((all) => new Set([...all].filter((one) => one !== step)))
    setProgress(answer.progress)
    if (answer.progress.percent >= 100 && start.progress.percent < 100) setCompleted(true)
  }

  useEffect(() => {
    if (waiting.size === 0) return
    const again = () => {
      for (const step of waiting) void send(step)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })

  return {
    progress,
    stepsDone,
    completed,
    waits: waiting.size > 0,
    step(step, position) {
      if (position !== undefined) second.current = position
      if (!counts || done.current.has(step)) return
      done.current.add(step)
      setStepsDone([...done.current])
      void send(step)
    },
    position(position) {
      second.current = position
      if (counts) void tellPosition({ courseId, lessonId, position })
    },
  }
}

/** At once where it can be, as the page may be going: nothing that is waited for would be sent then. */
async function tellPosition(ask: Place & { readonly position: number }): Promise<void> {
  await attempt(quietApi.panel('course/position', ask))
}
