import type { OuterChannel } from '@arvand/contracts/panel/notices'
import type { Generated } from 'kysely'
import { lens } from '#platform/database'

export type Channel = 'app' | OuterChannel

export interface NoticeRow {
  readonly id: string
  person_id: string
  kind: string
  cause: string
  title: string
  body: string
  link: string | null
  urgent: boolean
  at: Date
  read_at: Date | null
}

export interface DeliveryRow {
  readonly id: string
  notice_id: string
  channel: Channel
  address: Generated<string>
  state: 'waiting' | 'trying' | 'sent' | 'failed' | 'unknown' | 'skipped'
  tries: Generated<number>
  tried_at: Date | null
  ended_at: Date | null
  trouble: string | null
}

interface PushSubscriptionRow {
  readonly id: string
  person_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  device: string
  created_at: Date
}

export interface PreferenceRow {
  person_id: string
  kind: string
  channel: OuterChannel
  is_on: boolean
  changed_at: Date
}

/** This module's view of the database, and what identity publishes. */
export const notices = lens<{
  'notices.notices': NoticeRow
  'notices.deliveries': DeliveryRow
  'notices.preferences': PreferenceRow
  'notices.push_subscriptions': PushSubscriptionRow
  'identity.contacts': {
    person_id: string
    name: string
    mobile: string | null
    email: string | null
  }
}>()
