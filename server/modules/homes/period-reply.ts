import type { Comparison } from './comparison.ts'

/** A period as its reply tells it. */
export const periodReply = ({ now, before, against, ...period }: Comparison) => ({
  ...period,
  now: { from: now.start, to: now.end },
  before: { from: before.start, to: before.end, kind: against },
})
