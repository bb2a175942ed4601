import type { RateRule } from '#platform/rate-limits'

const hour = 3600

/** How often one person may do each of these. */
export const rules = {
  ask: { name: 'discussion.ask', times: 20, seconds: hour },
  answer: { name: 'discussion.answer', times: 60, seconds: hour },
  like: { name: 'discussion.like', times: 300, seconds: hour },
  appeal: { name: 'discussion.appeal', times: 20, seconds: 24 * hour },
  report: { name: 'discussion.report', times: 20, seconds: 24 * hour },
} as const satisfies Readonly<Record<string, RateRule>>
