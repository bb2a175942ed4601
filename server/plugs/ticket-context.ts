import type { ticketContextKind } from '@arvand/contracts/tickets'
import type { z } from 'zod'
import type { Db } from '#platform/database'

/** The plug by which a module says what a ticket was opened from: a lesson, an order, an attempt. */
export interface TicketContext {
  readonly kind: z.infer<typeof ticketContextKind>
  /** What a person calls it, and the path that opens it; null when it is nothing of theirs. */
  readonly describe: (
    db: Db,
    personId: string,
    id: string,
  ) => Promise<{ readonly title: string; readonly href: string } | null>
}
