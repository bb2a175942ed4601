import type { Scope } from '@arvand/contracts/people'
import type { ManagerAttentionItem } from './attention.ts'

/** How one part of the school runs at this moment. */
export interface HealthReading {
  /** Persian, for a line of such parts: «درگاه پرداخت عادی». */
  readonly text: string
  /** What a manager has to do about it; null while all is well. */
  readonly trouble: ManagerAttentionItem | null
}

/** The plug by which a module says for managers of a scope whether what it depends on runs. */
export interface Health {
  readonly scope: Scope
  /** Persian: what is looked at, to be read before «دریافت نشد». */
  readonly name: string
  /** Null: there is nothing to tell yet, such as no payment of today. */
  readonly read: () => Promise<HealthReading | null>
}
