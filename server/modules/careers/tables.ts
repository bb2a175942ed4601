import type {
  CompanyRole,
  CompanySize,
  CompanyState,
  JobKind,
  JobSearch,
  Resume,
  ResumePart,
  SkillLevel,
  Stage,
} from '@arvand/contracts/careers'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'

export interface CompanyRow {
  readonly id: string
  readonly slug: string
  name: string
  field: string
  city: string
  size: CompanySize
  website: string
  about: string
  state: CompanyState
  reason: string | null
  proposed_by: string | null
  readonly proposed_at: Date
  state_at: Date
}

export interface JobRow {
  readonly id: string
  readonly company_id: string
  readonly slug: string
  title: string
  kind: JobKind
  city: string
  is_remote: boolean
  pay_least: number | null
  pay_most: number | null
  deadline: string
  description: ColumnType<RichText, string, string>
  readonly created_at: Date
  published_at: Date | null
  closed_at: Date | null
}

interface ApplicationRow {
  readonly id: string
  readonly job_id: string
  readonly person_id: string
  letter: string
  resume: ColumnType<Resume, string, string>
  stage: Stage
  at: Date
  withdrawn_at: Date | null
}

export interface CareersTables {
  'careers.skills': { readonly id: string; parent_id: string | null; title: string; readonly made_at: Date }
  'careers.skill_courses': { readonly skill_id: string; readonly course_id: string }
  'careers.person_skills': {
    readonly person_id: string
    readonly skill_id: string
    level: SkillLevel
    at: Date
  }
  'careers.resumes': {
    readonly person_id: string
    headline: string
    experience: string
    public_parts: Generated<ResumePart[] | null>
  }
  'careers.followers': { readonly company_id: string; readonly person_id: string; readonly since: Date }
  'careers.saved_jobs': { readonly person_id: string; readonly job_id: string; readonly at: Date }
  'careers.alerts': {
    readonly id: string
    readonly person_id: string
    readonly search: ColumnType<JobSearch, string, string>
    readonly made_at: Date
    looked_at: Date
  }
  'careers.skill_exams': { readonly skill_id: string; readonly exam_id: string }
  'careers.messages': {
    readonly id: string
    readonly application_id: string
    readonly by_id: string
    readonly is_company: boolean
    readonly text: string
    readonly at: Date
  }
  'careers.companies': CompanyRow
  'careers.company_turns': {
    readonly id: string
    readonly company_id: string
    readonly state: CompanyState
    readonly reason: string | null
    readonly by_id: string | null
    readonly at: Date
  }
  'careers.members': {
    readonly company_id: string
    readonly person_id: string
    role: CompanyRole
    readonly since: Date
  }
  'careers.jobs': JobRow
  'careers.job_skills': { readonly job_id: string; readonly skill_id: string; is_demanded: boolean }
  'careers.applications': ApplicationRow
  'careers.moves': {
    readonly id: string
    readonly application_id: string
    readonly stage: Stage
    readonly by_id: string
    readonly at: Date
  }
  'careers.notes': {
    readonly id: string
    readonly application_id: string
    readonly by_id: string
    readonly text: string
    readonly at: Date
  }
  'careers.blocks': {
    readonly company_id: string
    readonly person_id: string
    readonly by_id: string
    readonly at: Date
  }
  'certificates.held_courses': {
    readonly person_id: string
    readonly course_id: string
    readonly code: string
    readonly issued_at: Date
    readonly expires_at: Date | null
  }
  'courses.catalogue': {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly state: 'published' | 'archived'
    readonly learners: number
  }
  'exams.known_exams': {
    readonly id: string
    readonly course_id: string
    readonly title: string
    readonly is_published: boolean
    readonly can_be_passed: boolean
    readonly created_at: Date
  }
  'exams.passed_exams': { readonly exam_id: string; readonly person_id: string }
  'identity.people': {
    readonly id: string
    readonly name: string
    readonly handle: string | null
    readonly has_left: boolean
  }
}

/** This module's view of the database. */
export const careers = lens<CareersTables>()
