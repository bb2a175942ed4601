import { lens } from '#platform/database'

export interface ClientLogRow {
  readonly id: string
  at: Date
  level: 'warn' | 'error'
  message: string
  stack: string | null
  path: string | null
  user_agent: string
}

export interface PageViewRow {
  readonly id: string
  day: string
  path: string
  referrer_host: string | null
  visitor: Buffer
}

/** This module's view of the database, and what identity publishes. */
export const analysis = lens<{
  'analysis.ref_visitors': { code: string; visitor: Buffer; counted_at: Date }
  'analysis.ref_view_days': { code: string; day: string; views: number }
  'analysis.page_views': PageViewRow
  'analysis.view_days': { day: string; views: number; visitors: number }
  'analysis.page_days': { day: string; path: string; views: number }
  'analysis.referrer_days': { day: string; host: string; views: number }
  'analysis.client_logs': ClientLogRow
  'identity.referral_codes': { person_id: string; code: string }
  'identity.fact_sign_ups': { person_id: string; at: Date; invited_by: string | null }
}>()
