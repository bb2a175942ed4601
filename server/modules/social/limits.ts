import type { RateRule } from '#platform/rate-limits'

const hour = 3600

/** How often one person may do each of these. */
export const rules = {
  write: { name: 'social.write', times: 30, seconds: hour },
  vote: { name: 'social.vote', times: 200, seconds: hour },
  follow: { name: 'social.follow', times: 200, seconds: hour },
} as const satisfies Readonly<Record<string, RateRule>>
