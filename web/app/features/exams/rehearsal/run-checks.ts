import { rehearseExam } from '@arvand/contracts/panel/exams'
import { quietCall } from '../../../api/browser.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import { loadAttemptParts } from '../load-attempt-parts.ts'
import { attemptStore } from '../storing/attempt-store.ts'
import { type Check, clockCheck, diskCheck, lineCheck, pageCheck, type Trip } from './checks.ts'

const trips = 5

/** Looks at everything that an exam needs: its scripts, the disk, the line and the clock. */
export async function runChecks(scripts: readonly string[]): Promise<Check[]> {
  const succeeds = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  const [isLoaded, isKept] = await Promise.all([
    succeeds(loadAttemptParts(scripts)),
    succeeds(attemptStore.read('rehearsal')),
  ])
  const made: Trip[] = []
  for (let count = 0; count < trips; count += 1) made.push(await trip())
  return [pageCheck(isLoaded), diskCheck(isKept), lineCheck(made), clockCheck(made)]
}

async function trip(): Promise<Trip> {
  const begun = performance.now()
  const { answer } = await outcomeOf(quietCall(rehearseExam, { value: null }))
  const tookMs = performance.now() - begun
  if (!answer) return null
  return { tookMs, offsetMs: Date.now() - (Date.parse(answer.serverTime) + tookMs / 2) }
}
