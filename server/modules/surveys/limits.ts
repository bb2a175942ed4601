import type { RateRule } from '#platform/rate-limits'

/** A class behind one address may answer; a script that fills a survey may not. */
export const answersByAddress: RateRule = { name: 'surveys.answers-by-address', times: 120, seconds: 3600 }
