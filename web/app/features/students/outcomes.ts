import type { ListOutcome } from '@arvand/contracts/teacher/students'

export type { ListOutcome }

/** What may become of a line, in the order in which it is told. */
export const listOutcome = [
  'invited',
  'full',
  'notMobile',
  'repeated',
] as const satisfies readonly ListOutcome[]
