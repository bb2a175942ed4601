import { z } from 'zod'
import {
  applyRefusal,
  askedSkill,
  companyCard,
  companyText,
  jobCard,
  jobKind,
  jobState,
  ownSkill,
  resume,
  skill,
  skillCourse,
  stage,
} from '../careers.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, line } from '../fields.ts'
import { pageOf, wholeOf } from '../page.ts'
import { richText } from '../rich-text.ts'

const byAnyone = { service: 'home', method: 'GET', access: 'public' } as const

const choices = z.array(z.object({ value: z.string(), title: z.string(), count: z.int() }))

export const listJobs = endpoint({
  ...byAnyone,
  path: 'jobs',
  prose: 'Open jobs, the newest first, and how many each choice would leave.',
  query: z.object({
    q: line(0, 120).optional(),
    kind: jobKind.optional(),
    city: line(0, 40).optional(),
    remote: z.enum(['yes']).optional(),
    /** A field of skills. */
    field: id.optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(jobCard).extend({
    facets: z.object({ kind: choices, city: choices, field: choices, remote: z.int() }),
    /** Only for somebody signed in: their alert for just this search. */
    mine: z.object({ alertId: id.nullable() }).optional(),
  }),
  errors: [],
})

export const showJob = endpoint({
  ...byAnyone,
  path: 'jobs/:id',
  prose: 'A published job, by its id or by the last part of its address, and how the caller stands to it.',
  params: z.object({ id: z.string().max(120) }),
  reply: z.object({
    job: jobCard.extend({
      state: jobState,
      description: richText,
      skills: z.array(askedSkill),
      website: z.string(),
    }),
    /** Only for somebody signed in. */
    mine: z
      .object({
        application: z.object({ id, stage }).nullable(),
        isSaved: z.boolean(),
        whyNotApply: applyRefusal.nullable(),
        /** Skills that the job asks and the caller lacks, with courses that lead to them. */
        lacking: z.array(askedSkill.extend({ courses: z.array(skillCourse) })),
      })
      .optional(),
  }),
  errors: ['careers.unknown-job'],
})

export const listCompanies = endpoint({
  ...byAnyone,
  path: 'companies',
  prose: 'Accepted companies, the newest first, with their open jobs counted.',
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(companyCard.extend({ jobs: z.int() })),
  errors: [],
})

export const showCompany = endpoint({
  ...byAnyone,
  path: 'companies/:slug',
  prose: 'An accepted company with its open jobs, the newest first.',
  params: z.object({ slug: z.string().max(80) }),
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(jobCard).extend({
    company: companyText.extend({ id, followers: z.int() }),
    /** Only for somebody signed in. */
    mine: z.object({ isFollowing: z.boolean() }).optional(),
  }),
  errors: ['careers.unknown-company'],
})

export const listSkills = endpoint({
  ...byAnyone,
  path: 'skills',
  prose: 'The tree of skills: fields, and the skills of each.',
  reply: wholeOf(skill),
  whole: true,
  errors: [],
})

export const listSkillsOf = endpoint({
  ...byAnyone,
  path: 'people/:handle/skills',
  prose: 'The skills that a person shows, the verified ones first.',
  params: z.object({ handle: z.string().max(60) }),
  reply: wholeOf(ownSkill),
  whole: true,
  errors: [],
})

export const showPublicResume = endpoint({
  ...byAnyone,
  path: 'people/:handle/resume',
  prose: 'The résumé of a person who published it, with the parts that they chose.',
  params: z.object({ handle: z.string().max(60) }),
  reply: z.object({ resume }),
  errors: ['careers.unknown-resume'],
})
