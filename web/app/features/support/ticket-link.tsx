import type { ticketContextKind } from '@arvand/contracts/tickets'
import type { z } from 'zod'
import { TextLink } from '../../ui/link.tsx'
import { ticketLinkWords } from './words.ts'

interface TicketLinkProps {
  readonly kind: z.infer<typeof ticketContextKind>
  readonly id: string
  /** What it is called, for the head of the new ticket. */
  readonly about: string
  /** Where one is in a film or sound. */
  readonly second?: number
}

/** Opens a new ticket that says what it is about. */
export function TicketLink({ kind, id, about, second }: TicketLinkProps) {
  const query = new URLSearchParams({ kind, id, about, ...(second ? { second: String(second) } : {}) })
  return <TextLink to={`/panel/tickets/new?${query}`}>{ticketLinkWords.ask}</TextLink>
}
