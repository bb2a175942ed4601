import type { HelpCategory, HelpState } from '@arvand/contracts/help'
import type { RichText } from '@arvand/contracts/rich-text'
import type {
  department,
  ticketAct,
  ticketContextKind,
  ticketPriority,
  ticketState,
} from '@arvand/contracts/tickets'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { z } from 'zod'
import { lens } from '#platform/database'

export type Department = z.infer<typeof department>
export type Priority = z.infer<typeof ticketPriority>
export type TicketState = z.infer<typeof ticketState>
export type TicketAct = z.infer<typeof ticketAct>
export type ContextKind = z.infer<typeof ticketContextKind>

export interface TicketRow {
  readonly id: string
  number: GeneratedAlways<number>
  person_id: string | null
  source: 'contact' | 'panel'
  department: Department
  priority: Generated<Priority>
  subject: string
  body: string
  name: string
  reply_to: string
  state: Generated<TicketState>
  assignee_id: string | null
  created_at: Date
  open_since: Date | null
  due_at: Date | null
  updated_at: Date
  context_kind: ContextKind | null
  context_title: string | null
  context_href: string | null
  context_second: number | null
  file_ids: Generated<string[]>
  rating: number | null
  rating_comment: string | null
  rated_at: Generated<Date | null>
  merged_into_id: Generated<string | null>
  is_spam: Generated<boolean>
  tags: Generated<string[]>
  waited_seconds: Generated<number>
  escalated_at: Generated<Date | null>
  first_answered_at: Generated<Date | null>
  first_answer_seconds: Generated<number | null>
  first_answered_by_id: Generated<string | null>
  solved_at: Generated<Date | null>
  solution_seconds: Generated<number | null>
}

export interface TicketChangeRow {
  readonly id: string
  ticket_id: string
  /** Of the act `state` alone. */
  state: TicketState | null
  /** Null: nobody did it, a time had passed. */
  by_id: string | null
  at: Date
  act: Generated<TicketAct>
  detail: Generated<string | null>
}

interface MessageRow {
  readonly id: string
  ticket_id: string
  author_id: string | null
  side: 'person' | 'staff' | 'note'
  body: string
  file_ids: string[]
  at: Date
}

interface CannedAnswerRow {
  readonly id: string
  title: string
  body: string
  by_id: string | null
  updated_at: Date
}

export interface HelpArticleRow {
  readonly id: string
  slug: string
  category: HelpCategory
  position: number
  title: string
  summary: Generated<string>
  body: ColumnType<RichText, string, string>
  version: Generated<number>
  state: Generated<HelpState>
  live_number: Generated<number | null>
  published_at: Generated<Date | null>
  changed_at: Date
}
export type HelpArticle = Selectable<HelpArticleRow>

interface HelpVersionRow {
  readonly article_id: string
  readonly number: number
  title: string
  summary: string
  body: ColumnType<RichText, string, string>
  words_key: string
  by_id: string | null
  at: Date
}

interface HelpVoteRow {
  readonly article_id: string
  readonly voter_id: string
  person_id: string | null
  helped: boolean
  comment: string | null
  at: Date
}

interface TicketPresenceRow {
  readonly ticket_id: string
  readonly person_id: string
  is_typing: boolean
  seen_at: Date
}

interface ServiceLevelRow {
  readonly department: Department
  normal_hours: number
  urgent_hours: number
}

/** This module's view of the database. */
export const support = lens<{
  'support.tickets': TicketRow
  'support.ticket_changes': TicketChangeRow
  'support.messages': MessageRow
  'support.canned_answers': CannedAnswerRow
  'support.tags': { readonly tag: string }
  'support.letters': { readonly key: string; ticket_id: string | null; at: Date }
  'support.ticket_presence': TicketPresenceRow
  'support.service_levels': ServiceLevelRow
  'support.help_articles': HelpArticleRow
  'support.help_versions': HelpVersionRow
  'support.help_votes': HelpVoteRow
  'identity.people': { readonly id: string; name: string }
  'identity.contacts': { person_id: string; name: string; mobile: string | null; email: string | null }
  'identity.scope_holders': { person_id: string; scope: string; name: string }
}>()
