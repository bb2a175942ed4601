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
  /** True once the last step completed the course in this visit. */
  readonly completed: boolean
  /** A step has not reached the server yet. */
  readonly waits: boolean
  readonly step: (step: number, position?: number) => void
  readonly position: (second: number) => void
}

interface Start extends Place {
  readonly progress: Progress
  readonly stepsDone: readonly number[]
  /** False for staff and for readers without an enrolment, whose progress is not stored. */
  readonly counts: boolean
}

/**
 * Sends steps and the player's position to the server, and shows progress meanwhile. A step that did not arrive is sent
 * again when the browser is online; of several positions the last one counts, by the server's clock.
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

/** Sent at once: the page may be closing, and a request made after waiting would be lost. */
async function tellPosition(ask: Place & { readonly position: number }): Promise<void> {
  await attempt(quietApi.panel('course/position', ask))
}
