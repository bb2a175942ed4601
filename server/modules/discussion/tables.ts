import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

type DiscussionTables = Tables<'discussion' | 'identity.people' | 'identity.scope_holders'>

/** This module's view of the database. */
export const discussion = lens<DiscussionTables>()

export type ReportReason = DiscussionTables['discussion.reports']['reason']
export type ThreadRow = DiscussionTables['discussion.threads']
export type CommentRow = DiscussionTables['discussion.comments']
export type SettlementRow = Selectable<DiscussionTables['discussion.settlements']>
