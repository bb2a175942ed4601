import type { department, ticketState } from '@arvand/contracts/tickets'
import type { Generated, GeneratedAlways } from 'kysely'
import type { z } from 'zod'
import { lens } from '#platform/database'

export type Department = z.infer<typeof department>
export type TicketState = z.infer<typeof ticketState>

export interface TicketRow {
  readonly id: string
  number: GeneratedAlways<number>
  person_id: string | null
  source: 'contact'
  department: Department
  subject: string
  body: string
  name: string
  reply_to: string
  state: Generated<TicketState>
  created_at: Date
}

export interface TicketChangeRow {
  readonly id: string
  ticket_id: string
  state: TicketState
  by_id: string
  at: Date
}

/** This module's view of the database. */
export const support = lens<{
  'support.tickets': TicketRow
  'support.ticket_changes': TicketChangeRow
  'identity.people': { readonly id: string; name: string }
}>()
