import type { RateRule } from '#platform/rate-limits'
import type { CommerceParts } from '../parts.ts'

const wrongCodes: RateRule = { name: 'commerce.wrong-codes', times: 30, seconds: 3600 }

/** Codes that do not exist are counted, so that nobody finds one by trying. */
export const countWrongCode = ({ limits }: Pick<CommerceParts, 'limits'>, personId: string): Promise<void> =>
  limits.take(wrongCodes, personId)
