import type { TicketContextKind } from '@arvand/contracts/tickets'
import type { Db } from '#platform/database'

/** The plug by which a module says what a ticket was opened from: a lesson, an order, an attempt. */
export interface TicketContext {
  readonly kind: TicketContextKind
  /** What a person calls it, and the path that opens it; null when it is nothing of theirs. */
  readonly describe: (
    db: Db,
    personId: string,
    id: string,
  ) => Promise<{ readonly title: string; readonly href: string } | null>
}
