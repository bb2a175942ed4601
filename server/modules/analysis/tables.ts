import type { EnrolmentSource, EnrolmentState } from '@arvand/contracts/courses'
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
  /** In Tehran. */
  hour: number
  path: string
  referrer_host: string | null
  visitor: Buffer
}

/** This module's view of the database, and what other modules publish. */
export const analysis = lens<{
  'analysis.ref_visitors': { code: string; visitor: Buffer; counted_at: Date }
  'analysis.ref_view_days': { code: string; day: string; views: number }
  'analysis.page_views': PageViewRow
  'analysis.view_days': { day: string; views: number; visitors: number }
  'analysis.visitor_hours': { day: string; hour: number; visitors: number; course_visitors: number }
  'analysis.page_days': { day: string; path: string; views: number }
  'analysis.referrer_days': { day: string; host: string; views: number }
  'analysis.client_logs': ClientLogRow
  'identity.referral_codes': { person_id: string; code: string }
  'identity.fact_sign_ups': { person_id: string; at: Date; invited_by: string | null }
  'identity.people': { id: string; name: string }
  'commerce.fact_factors': { factor_id: string; person_id: string; at: Date }
  'commerce.fact_sales': { factor_id: string; person_id: string; at: Date; sales: number }
  'commerce.fact_sold_lines': { line_id: string; kind: string; item_id: string; at: Date; quantity: number }
  'commerce.fact_shares': { line_id: string; person_id: string; amount: number; refunded: number }
  'courses.known_courses': {
    id: string
    slug: string
    title: string
    state: 'draft' | 'inReview' | 'published' | 'archived'
    owner_id: string
    lessons: number
    learners: number
  }
  'courses.taught_courses': { teacher_id: string; course_id: string; title: string; learners: number }
  'courses.fact_enrolments': {
    enrolment_id: string
    course_id: string
    person_id: string
    source: EnrolmentSource
    state: EnrolmentState
    enrolled_at: Date
    completed_at: Date | null
  }
  'courses.fact_learning_days': { person_id: string; day: string }
}>()
