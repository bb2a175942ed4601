import { readText, removeText, type TextStore, writeText } from '../../api/storage.ts'

/**
 * One attempt to pay. Its request ids are made before anything is sent and stored until there is an answer, so that a
 * double click, a reload or a lost answer repeats the same request instead of buying twice.
 */
export interface Attempt {
  /** The body that makes the factor, as JSON; another cart is another attempt. */
  readonly making: string
  readonly makeId: string
  readonly factorId: string | null
  /** The total of that factor. */
  readonly total: number | null
  /** The chosen means of payment, as JSON; other means need another request id. */
  readonly paying: string
  readonly payId: string
}

const key = 'checkout-attempt'

const store = (): TextStore => {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

export function readAttempt(): Attempt | null {
  try {
    return JSON.parse(readText(store(), key) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

export const saveAttempt = (attempt: Attempt): void => writeText(store(), key, JSON.stringify(attempt))

export const dropAttempt = (): void => removeText(store(), key)

export interface Wished {
  readonly making: string
  readonly paying: string
  /** The total that was shown to the buyer. */
  readonly shown: number
}

/** Whether a stored attempt is for this same cart at this same price. */
export const isSame = (kept: Attempt | null, { making, shown }: Wished): boolean =>
  kept?.making === making && (kept.factorId === null || kept.total === shown)

/** The attempt to continue: what the stored one shares with this wish is reused, the rest is new. */
export function attemptFor(kept: Attempt | null, wished: Wished): Attempt {
  const { making, paying } = wished
  const same = isSame(kept, wished) ? kept : null
  return {
    making,
    makeId: same?.makeId ?? crypto.randomUUID(),
    factorId: same?.factorId ?? null,
    total: same?.total ?? null,
    paying,
    payId: same?.paying === paying ? same.payId : crypto.randomUUID(),
  }
}
