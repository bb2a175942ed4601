import type { RateRule } from '#platform/rate-limits'

/** A refusal reveals that somebody has this national code, so the number of tries is limited. */
export const nationalCodeTries: RateRule = { name: 'identity.national-code-tries', times: 10, seconds: 3600 }
