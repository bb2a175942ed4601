import type { JobSearch, Resume, ResumePart, Stage } from '@arvand/contracts/careers'
import type { RichText } from '@arvand/contracts/rich-text'
import { lens, type Tables } from '#platform/database'

export type CareersTables = Tables<
  | 'careers'
  | 'certificates.held_courses'
  | 'courses.catalogue'
  | 'exams.known_exams'
  | 'exams.passed_exams'
  | 'identity.contacts'
  | 'identity.people'
  | 'identity.shown_names',
  {
    'careers.resumes': { public_parts: ResumePart[] | null }
    'careers.alerts': { search: JobSearch }
    'careers.jobs': { description: RichText }
    'careers.applications': { resume: Resume }
    'careers.moves': { stage: Stage }
    'courses.catalogue': { state: 'published' | 'archived' }
  }
>

/** This module's view of the database. */
export const careers = lens<CareersTables>()
