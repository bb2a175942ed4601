import type { Generated, GeneratedAlways } from 'kysely'
import { lens } from '#platform/database'

export interface ThreadRow {
  readonly id: string
  about_kind: string
  about_id: string
  author_id: string
  title: string
  title_key: GeneratedAlways<string>
  second: number | null
  at: Date
  moved_at: Date
  is_pinned: Generated<boolean>
  is_locked: Generated<boolean>
  marked_id: Generated<string | null>
  marked_by: Generated<'asker' | 'staff' | null>
  answers: Generated<number>
  likes: Generated<number>
  is_answered: Generated<boolean>
  is_removed: Generated<boolean>
}

export interface CommentRow {
  readonly id: string
  thread_id: string
  root_id: string
  author_id: string
  by_staff: boolean
  body: string
  body_key: GeneratedAlways<string>
  at: Date
  edited_at: Generated<Date | null>
  removed_at: Generated<Date | null>
  removed_by: Generated<'author' | 'staff' | null>
  likes: Generated<number>
  likes_told: Generated<number>
  likes_told_at: Generated<Date | null>
  reports: Generated<number>
}

export interface EditRow {
  readonly id: string
  comment_id: string
  title: string | null
  body: string
  at: Date
}

export interface ReaderRow {
  readonly thread_id: string
  readonly person_id: string
  follows: Generated<boolean>
  is_told: Generated<boolean>
  seen_at: Date
}

export type ReportReason = 'spam' | 'rude' | 'wrong' | 'solution' | 'other'

export interface ReportRow {
  readonly id: string
  comment_id: string
  person_id: string
  reason: ReportReason
  text: string | null
  at: Date
  settlement_id: Generated<string | null>
}

export interface SettlementRow {
  readonly id: string
  comment_id: string
  by_id: string
  verdict: 'removed' | 'kept'
  note: string | null
  reason: Generated<string | null>
  at: Date
  final_at: Generated<Date | null>
}

export interface AppealRow {
  readonly settlement_id: string
  text: string
  at: Date
  decided_by: Generated<string | null>
  verdict: Generated<'restored' | 'refused' | null>
  reason: Generated<string | null>
  decided_at: Generated<Date | null>
}

/** This module's view of the database. */
export const discussion = lens<{
  'discussion.threads': ThreadRow
  'discussion.comments': CommentRow
  'discussion.edits': EditRow
  'discussion.likes': { readonly comment_id: string; readonly person_id: string; at: Date }
  'discussion.readers': ReaderRow
  'discussion.reports': ReportRow
  'discussion.settlements': SettlementRow
  'discussion.appeals': AppealRow
  'identity.people': { readonly id: string; name: string; avatar: string | null }
}>()
