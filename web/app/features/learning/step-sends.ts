import { takeStep } from '@arvand/contracts/panel/courses'
import type { Progress } from '@arvand/contracts/progress'
import { quietCall } from '../../api/browser.ts'
import { notify } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'
import { sendQueue } from '../../api/send-queue.ts'
import { markWaiting } from '../offline/index.ts'

interface StepSendsOptions {
  readonly courseId: string
  readonly lessonId: string
  /** The steps that the server knows already. */
  readonly stepsDone: readonly number[]
  /** The player's position, sent with a step. */
  readonly position: () => number | undefined
  readonly onDone: (steps: readonly number[]) => void
  readonly onProgress: (progress: Progress) => void
  readonly onWaits: (waits: boolean) => void
}

/**
 * Sends a lesson's steps to the server, each until it arrives, and shows them as done meanwhile. A refused step is no
 * longer shown as done; asked for again, it is shown only once the server has taken it.
 */
export function stepSends(options: StepSendsOptions) {
  const { courseId, lessonId, position, onDone, onProgress, onWaits } = options
  const shown = new Set(options.stepsDone)
  const sent = new Set(options.stepsDone)
  const refusedOnce = new Set<number>()
  function show(step: number, done: boolean): void {
    if (done) shown.add(step)
    else shown.delete(step)
    onDone([...shown])
  }
  const queue = sendQueue<number, { progress: Progress }>({
    send(step) {
      const second = position()
      const ask = { courseId, lessonId, step, ...(second === undefined ? {} : { position: second }) }
      return attempt(quietCall(takeStep, ask))
    },
    arrived(key, { progress }) {
      show(Number(key), true)
      onProgress(progress)
    },
    refused(key, refusal) {
      // The service worker has queued the step and sends it by itself.
      if (refusal.code === 'offline.kept') return markWaiting()
      notify(refusal)
      sent.delete(Number(key))
      refusedOnce.add(Number(key))
      show(Number(key), false)
    },
    changed: () => onWaits(queue.isPausing()),
  })
  return (step: number): void => {
    if (sent.has(step)) return
    sent.add(step)
    if (!refusedOnce.has(step)) show(step, true)
    queue.put(String(step), step)
  }
}
