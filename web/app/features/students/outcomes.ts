import type { ListOutcome } from '@arvand/contracts/teacher/students'

export type { ListOutcome }

/** The possible results of a line, in the order in which they are shown. */
export const listOutcome = [
  'invited',
  'full',
  'notMobile',
  'repeated',
] as const satisfies readonly ListOutcome[]
