import { lens } from '#platform/database'

/** Tables and views of other modules; homes has none of its own. */
export const homes = lens<{
  'identity.people': { id: string; name: string; has_left: boolean }
  'identity.teachers': { person_id: string; since: Date }
  'identity.public_teachers': {
    person_id: string
    handle: string
    name: string
    field: string | null
    city: string | null
    since: Date
  }
  'identity.shown_avatars': { person_id: string; file_id: string }
  'identity.fact_sign_ups': { person_id: string; at: Date }
  'identity.fact_active_days': { day: string; person_id: string; at: Date }
  'commerce.fact_sales': { factor_id: string; at: Date; sales: string }
  'commerce.fact_sold_lines': { kind: string; item_id: string; at: Date; sales: string }
  'commerce.fact_shares': { line_id: string; person_id: string; amount: string }
  'commerce.fact_abandoned': { factor_id: string; at: Date; total: string }
  'commerce.known_off_codes': { id: string; code: string }
  'commerce.fact_refunds': { refund_id: string; at: Date; amount: string }
  'courses.known_courses': {
    id: string
    slug: string
    title: string
    owner_id: string
    category: string
    cover_file_id: string | null
  }
  'courses.known_categories': { slug: string; title: string; palette: string }
  'courses.taught_courses': {
    teacher_id: string
    course_id: string
    title: string
    state: 'draft' | 'inReview' | 'published' | 'archived'
    learners: number
  }
  'courses.fact_enrolments': {
    enrolment_id: string
    course_id: string
    person_id: string
    state: 'active' | 'completed' | 'expired' | 'refunded'
    enrolled_at: Date
  }
  'commerce.unpaid_factors': { id: string; person_id: string; total: number; expires_at: Date }
  'wallet.expiring_credits': { id: string; person_id: string; amount: number; expires_at: Date }
}>()
