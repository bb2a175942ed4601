import { savePosition } from '@arvand/contracts/panel/courses'
import type { Progress } from '@arvand/contracts/progress'
import { useRef, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { attempt } from '../../api/refusal.ts'
import { stepSends } from './step-sends.ts'

interface Place {
  readonly courseId: string
  readonly lessonId: string
}

interface Told {
  readonly progress: Progress
  readonly stepsDone: readonly number[]
  /** True once the last step completed the course in this visit. */
  readonly completed: boolean
  /** A step could not be sent yet; it is tried again. */
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
 * Sends steps and the player's position to the server, and shows progress meanwhile; of several positions the last one
 * counts, by the server's clock.
 */
export function useProgress({ courseId, lessonId, counts, ...start }: Start): Told {
  const [progress, setProgress] = useState(start.progress)
  const [stepsDone, setStepsDone] = useState<readonly number[]>(start.stepsDone)
  const [completed, setCompleted] = useState(false)
  const [waits, setWaits] = useState(false)
  const second = useRef<number | undefined>(undefined)
  const [sendStep] = useState(() =>
    stepSends({
      courseId,
      lessonId,
      stepsDone: start.stepsDone,
      position: () => second.current,
      onDone: setStepsDone,
      onProgress(next) {
        setProgress(next)
        if (next.percent >= 100 && start.progress.percent < 100) setCompleted(true)
      },
      onWaits: setWaits,
    }),
  )

  return {
    progress,
    stepsDone,
    completed,
    waits,
    step(step, position) {
      if (position !== undefined) second.current = position
      if (counts) sendStep(step)
    },
    position(position) {
      second.current = position
      if (counts) void tellPosition({ courseId, lessonId, position })
    },
  }
}

/** Sent at once: the page may be closing, and a request made after waiting would be lost. */
async function tellPosition(ask: Place & { readonly position: number }): Promise<void> {
  await attempt(quietCall(savePosition, ask))
}
