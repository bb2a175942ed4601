import type { CertificateBrand } from '@arvand/contracts/certificate-words'
import type { CourseState, EnrolmentState } from '@arvand/contracts/courses'
import type { WebinarState } from '@arvand/contracts/live'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'

/** What is certified. */
export type ItemKind = 'course' | 'webinar'

export interface TemplateRow {
  readonly id: string
  readonly kind: ItemKind
  readonly item_id: string
  brand: CertificateBrand
  heading: string
  title_latin: string
  hours: number | null
  shows_grade: boolean
  signer: string
  signer_role: string
  valid_months: number | null
  is_automatic: boolean
  exam_id: Generated<string | null>
  least_percent: Generated<number | null>
  version: Generated<number>
  changed_at: Date
  changed_by: string
}

export interface CertificateRow {
  readonly id: string
  readonly code: string
  readonly template_id: string
  readonly person_id: string
  readonly kind: ItemKind
  readonly reason: 'completed' | 'passed' | 'attended' | 'by-hand'
  readonly brand: CertificateBrand
  readonly heading: string
  readonly holder: string
  readonly title: string
  readonly title_latin: string
  readonly teacher: string
  readonly signer: string
  readonly signer_role: string
  readonly hours: number
  /** Printed in place of the hours. */
  readonly minutes: number | null
  /** Hundredths of a percent. */
  readonly grade: number | null
  shares_grade: Generated<boolean>
  readonly issued_at: Date
  readonly expires_at: Date | null
  readonly renews_id: string | null
  renewed_at: Generated<Date | null>
  revoked_at: Generated<Date | null>
  revoked_reason: Generated<string | null>
  /** Signed; null in those that are older than the signatures, until somebody asks. */
  credential: ColumnType<object | null, undefined, string>
}

interface TransitionRow {
  readonly id: string
  readonly certificate_id: string
  readonly state: 'issued' | 'renewed' | 'revoked'
  readonly by_id: string | null
  readonly at: Date
}

export type StoredOutcome = 'ready' | 'issued' | 'has-one' | 'not-entitled' | 'not-mobile' | 'repeated'

/** This module's view of the database. */
export const certificates = lens<{
  'certificates.templates': TemplateRow
  'certificates.certificates': CertificateRow
  'certificates.transitions': TransitionRow
  'certificates.issue_lists': {
    readonly id: string
    readonly template_id: string
    readonly by_id: string
    state: 'checked' | 'issuing' | 'done'
    readonly lines: number
    readonly at: Date
  }
  'certificates.issue_list_lines': {
    readonly list_id: string
    readonly line: number
    readonly given: string
    readonly person_id: string | null
    outcome: StoredOutcome
  }
  'identity.contacts': { readonly person_id: string; readonly mobile: string | null }
  'certificates.keys': { readonly multibase: string; readonly since: Date }
  'courses.known_courses': {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly state: CourseState
    readonly owner_id: string
    readonly access_days: number | null
    readonly minutes: number
  }
  'live.known_webinars': {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly owner_id: string
    readonly state: WebinarState
    readonly starts_at: Date
    readonly minutes: number
    readonly held_minutes: number | null
  }
  'live.attended_webinars': {
    readonly registration_id: string
    readonly webinar_id: string
    readonly person_id: string
    readonly minutes: number
    readonly of_minutes: number
    readonly turn: number
  }
  'exams.known_exams': {
    readonly id: string
    readonly course_id: string
    readonly title: string
    readonly is_published: boolean
    readonly can_be_passed: boolean
    readonly created_at: Date
  }
  'courses.fact_enrolments': {
    readonly enrolment_id: string
    readonly course_id: string
    readonly person_id: string
    readonly state: EnrolmentState
    readonly completed_at: Date | null
    readonly distinct_steps: number
  }
  'identity.people': {
    readonly id: string
    readonly name: string
    readonly handle: string | null
    readonly has_left: boolean
  }
}>()
