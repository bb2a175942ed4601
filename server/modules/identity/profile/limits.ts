import type { RateRule } from '#platform/rate-limits'

/** A refusal tells that somebody has this code, so nobody may go through a list of them. */
export const nationalCodeTries: RateRule = { name: 'identity.national-code-tries', times: 10, seconds: 3600 }
