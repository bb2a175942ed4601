import { lens, type Tables } from '#platform/database'

/** This module's view of the database, and what other modules publish. */
export const analysis =
  lens<
    Tables<
      | 'analysis'
      | 'commerce.fact_factors'
      | 'commerce.fact_sales'
      | 'commerce.fact_shares'
      | 'commerce.fact_sold_lines'
      | 'courses.fact_enrolments'
      | 'courses.fact_learning_days'
      | 'courses.known_courses'
      | 'courses.learners'
      | 'courses.taught_courses'
      | 'identity.fact_sign_ups'
      | 'identity.people'
      | 'identity.referral_codes'
    >
  >()
