import { lens, type Tables } from '#platform/database'

/** Tables and views of other modules; homes has none of its own. */
export const homes =
  lens<
    Tables<
      | 'commerce.fact_abandoned'
      | 'commerce.fact_refunds'
      | 'commerce.fact_sales'
      | 'commerce.fact_shares'
      | 'commerce.fact_sold_lines'
      | 'commerce.known_off_codes'
      | 'commerce.unpaid_factors'
      | 'courses.fact_enrolments'
      | 'courses.known_categories'
      | 'courses.known_courses'
      | 'courses.learners'
      | 'courses.taught_courses'
      | 'identity.fact_active_days'
      | 'identity.fact_sign_ups'
      | 'identity.people'
      | 'identity.public_teachers'
      | 'identity.shown_avatars'
      | 'identity.teachers'
      | 'wallet.expiring_credits',
      {
        'wallet.expiring_credits': { person_id: string }
      }
    >
  >()
