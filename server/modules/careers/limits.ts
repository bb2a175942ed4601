import type { RateRule } from '#platform/rate-limits'

/** How often one person may do each of these. */
export const rules = {
  propose: { name: 'careers.propose', times: 10, seconds: 24 * 3600 },
  // So that nobody tries many mobiles.
  invite: { name: 'careers.invite', times: 40, seconds: 3600 },
  apply: { name: 'careers.apply', times: 40, seconds: 3600 },
  // For one job: each time the members of its company are told.
  applyAgain: { name: 'careers.apply-again', times: 5, seconds: 24 * 3600 },
} as const satisfies Readonly<Record<string, RateRule>>
