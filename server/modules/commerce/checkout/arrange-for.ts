import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { type Arrangement, arrange, type Purse } from '../factors/arrange.ts'

type Arranged = Arrangement & { readonly whyNot: ErrorCode | null }

/** Who would pay what. Where it cannot be paid so, the whole rest is shown as what is missing. */
export function arrangeFor(total: number, purse: Purse, bank: Parameters<typeof arrange>[2]): Arranged {
  const arranged = arrange(total, purse, bank)
  if (typeof arranged !== 'string') return { ...arranged, whyNot: null }
  const all = arrange(total, purse, { least: 0 })
  return typeof all === 'string' ? { parts: [], rest: total, whyNot: arranged } : { ...all, whyNot: arranged }
}
