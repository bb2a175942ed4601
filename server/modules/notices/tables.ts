import type { OuterChannel } from '@arvand/contracts/panel/notices'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

export type Channel = 'app' | OuterChannel

type NoticesTables = Tables<'notices' | 'identity.contacts'>

/** This module's view of the database, and what identity publishes. */
export const notices = lens<NoticesTables>()

export type NoticeRow = Selectable<NoticesTables['notices.notices']>
export type DeliveryRow = Selectable<NoticesTables['notices.deliveries']>
