import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

/** What is certified. */
export type ItemKind = CertificatesTables['certificates.templates']['kind']
export type StoredOutcome = CertificatesTables['certificates.issue_list_lines']['outcome']

type CertificatesTables = Tables<
  | 'certificates'
  | 'courses.course_staff'
  | 'courses.fact_enrolments'
  | 'courses.known_courses'
  | 'courses.learners'
  | 'exams.known_exams'
  | 'exams.passed_exams'
  | 'identity.contacts'
  | 'identity.people'
  | 'live.attended_webinars'
  | 'live.known_webinars',
  {
    'certificates.certificates': { credential: object | null }
  }
>

/** This module's view of the database. */
export const certificates = lens<CertificatesTables>()

export type CertificateRow = Selectable<CertificatesTables['certificates.certificates']>
