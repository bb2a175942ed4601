import type { RichText } from '@arvand/contracts/rich-text'
import type {
  department,
  ticketAct,
  ticketContextKind,
  ticketPriority,
  ticketState,
} from '@arvand/contracts/tickets'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { lens, type Tables } from '#platform/database'

export type Department = z.infer<typeof department>
export type Priority = z.infer<typeof ticketPriority>
export type TicketState = z.infer<typeof ticketState>
export type TicketAct = z.infer<typeof ticketAct>
/** How far a letter with an answer came. */
export type MailState = 'sending' | 'waiting' | 'sent' | 'unknown' | 'failed'
export type ContextKind = z.infer<typeof ticketContextKind>

type SupportTables = Tables<
  'support' | 'identity.contacts' | 'identity.people' | 'identity.scope_holders',
  {
    'support.tickets': { context_kind: ContextKind | null }
    'support.ticket_changes': { state: TicketState | null }
    'support.help_articles': { body: RichText }
    'support.help_versions': { body: RichText }
  }
>

/** This module's view of the database. */
export const support = lens<SupportTables>()

export type TicketRow = Selectable<SupportTables['support.tickets']>
export type HelpArticle = Selectable<SupportTables['support.help_articles']>
