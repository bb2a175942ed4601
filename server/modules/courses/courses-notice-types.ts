import { enrolmentNoticeTypes } from './enrolments/enrolment-notice-types.ts'
import { reviewNoticeTypes } from './reviews/review-notice-types.ts'
import { searchAlertNoticeTypes } from './wishes/search-alert-notice-types.ts'

/** The notices of this module. */
export const coursesNoticeTypes = {
  ...enrolmentNoticeTypes,
  ...reviewNoticeTypes,
  ...searchAlertNoticeTypes,
} as const
