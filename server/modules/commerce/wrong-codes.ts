import type { Tx } from '#platform/database'
import { type RateRule, refusePassedIn } from '#platform/rate-limits'
import { Refusal } from '#platform/refusal'
import type { CommerceDeps } from './deps.ts'

const wrongCodes: RateRule = { name: 'commerce.wrong-codes', times: 30, seconds: 3600 }

type Deps = Pick<CommerceDeps, 'limits'>

/** Codes that do not exist are counted, so that nobody finds one by trying. */
export const countWrongCodes = ({ limits }: Deps, personId: string, codes = 1): Promise<void> =>
  limits.take(wrongCodes, personId, codes)

/**
 * Refuses a person who has tried too many wrong codes: for a while they learn nothing of any code, not even of right
 * ones.
 */
export const refuseGuesser = ({ limits }: Deps, personId: string): Promise<void> =>
  limits.refusePassed(wrongCodes, personId)

/** The same inside `once`: a repeated request still gets its first reply, however many codes were tried since. */
export const refuseGuesserIn = (tx: Tx, personId: string): Promise<void> =>
  refusePassedIn(tx, wrongCodes, personId)

/**
 * Does `work` that needs a code. Refuses people who have tried too many, and counts the try when the code is unknown.
 */
export async function byCode<Answer>(
  deps: Deps,
  personId: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await refuseGuesser(deps, personId)
  return countingWrongCodes(deps, personId, work)
}

/** How many codes are tried at once by who pays with these. */
export const codesIn = (ask: {
  readonly offCode?: string | undefined
  readonly giftCards?: readonly string[] | undefined
}): number => (ask.offCode === undefined ? 0 : 1) + (ask.giftCards ?? []).length

/**
 * The second half of `byCode`, for callers whose transaction calls `refuseGuesserIn` (placing a factor does);
 * `codes` were tried at once, and one wrong of them counts them all.
 */
export async function countingWrongCodes<Answer>(
  deps: Deps,
  personId: string,
  work: () => Promise<Answer>,
  codes = 1,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const isWrong = error instanceof Refusal && unknown.has(error.code)
    if (isWrong) await countWrongCodes(deps, personId, codes)
    throw error
  }
}

const unknown: ReadonlySet<string> = new Set(['commerce.unknown-off-code', 'commerce.unknown-gift-card'])
