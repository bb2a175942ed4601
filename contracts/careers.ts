import { z } from 'zod'
import { day, id, instant, line, lines, money, title, webAddress } from './fields.ts'
import { richText } from './rich-text.ts'

/** Skills, companies, jobs and applications: what several services tell alike. */

export const skillLevel = z.enum(['beginner', 'intermediate', 'advanced'])
export type SkillLevel = z.output<typeof skillLevel>

/** A skill, or a field that holds skills (`parentId` null). */
export const skill = z.object({ id, title: z.string(), parentId: id.nullable() })
export type Skill = z.output<typeof skill>

export const skillName = skill.pick({ id: true, title: true })

/** Skills of one person. */
export const mostOwnSkills = 30

/** A skill that a person says they have; verified by a certificate that stands. */
export const ownSkill = skillName.extend({
  level: skillLevel.nullable(),
  isVerified: z.boolean(),
  /** Of the certificate that proves it. */
  certificate: z.string().nullable(),
  /** The exam that proves it where no certificate does. */
  exam: z.string().nullable(),
})
export type OwnSkill = z.output<typeof ownSkill>

/** An exam whose candidates prove a skill by passing it. */
export const skillExam = z.object({ id, title: z.string() })

/** A course by which a skill is learnt and proven. */
export const skillCourse = z.object({ slug: z.string(), title: z.string() })

export const companySize = z.enum(['upTo10', 'upTo50', 'upTo200', 'over200'])
export type CompanySize = z.output<typeof companySize>
export const companyState = z.enum(['waiting', 'accepted', 'returned'])
export type CompanyState = z.output<typeof companyState>
export const companyRole = z.enum(['owner', 'recruiter'])
export type CompanyRole = z.output<typeof companyRole>

/** What a company sets of itself; the fields of its forms. */
export const companyFields = {
  name: title(2, 80),
  field: line(2, 80),
  city: line(2, 40),
  size: companySize,
  website: webAddress.default(''),
  about: lines(20, 3000),
} as const

export const companyCard = z.object({
  slug: z.string(),
  name: z.string(),
  field: z.string(),
  city: z.string(),
})
export const companyText = companyCard.extend({
  size: companySize,
  website: z.string(),
  about: z.string(),
})

export const jobKind = z.enum(['fullTime', 'partTime', 'contract', 'internship'])
export type JobKind = z.output<typeof jobKind>

/** Draft: not published. Expired: the day until which one may apply has passed. */
export const jobState = z.enum(['draft', 'open', 'expired', 'closed'])
export type JobState = z.output<typeof jobState>

export const mostJobSkills = 15

/** What a company sets of a job. Pay is for a month. */
export const jobFields = {
  title: title(2, 120),
  kind: jobKind,
  city: line(2, 40),
  isRemote: z.boolean(),
  payLeast: money(0, 100_000_000_000).nullable(),
  payMost: money(0, 100_000_000_000).nullable(),
  /** The last day on which one may apply. */
  deadline: day,
  description: richText,
  skillIds: z.array(id).max(mostJobSkills),
  /** Those of them without whose certificate nobody may apply. */
  verifiedSkillIds: z.array(id).max(mostJobSkills).default([]),
}

export const jobCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  company: companyCard,
  kind: jobKind,
  city: z.string(),
  isRemote: z.boolean(),
  payLeast: z.int().nullable(),
  payMost: z.int().nullable(),
  deadline: day,
  publishedAt: instant,
})
export type JobCard = z.output<typeof jobCard>

/** A skill that a job asks; `isDemanded`: nobody may apply without its certificate. */
export const askedSkill = skillName.extend({ isDemanded: z.boolean() })

/** What somebody looks for among jobs: the filters of the list; one that is left out narrows nothing. */
export const jobSearch = z.strictObject({
  q: line(1, 120).optional(),
  kind: jobKind.optional(),
  city: line(1, 40).optional(),
  remote: z.enum(['yes']).optional(),
  /** A field of skills. */
  field: id.optional(),
})
export type JobSearch = z.output<typeof jobSearch>

export const mostAlerts = 10
export const mostFollowed = 100

/** What somebody wrote to the other side of an application. */
export const applicationMessage = z.object({
  id,
  text: z.string(),
  /** Written for the company. */
  isCompany: z.boolean(),
  by: z.string(),
  at: instant,
})
export type ApplicationMessage = z.output<typeof applicationMessage>

export const stage = z.enum(['new', 'reviewing', 'interview', 'offer', 'hired', 'rejected'])
export type Stage = z.output<typeof stage>

/** Why somebody cannot apply for a published job now. */
export const applyRefusal = z.enum([
  'careers.own-job',
  'careers.blocked',
  'careers.applied',
  'careers.application-decided',
  'careers.job-closed',
  'careers.job-expired',
  'careers.skill-missing',
])
export type ApplyRefusal = z.output<typeof applyRefusal>

/** Parts of a résumé that the applicant may leave out; the name is always in it. */
export const resumePart = z.enum([
  'mobile',
  'email',
  'city',
  'education',
  'biography',
  'links',
  'experience',
  'skills',
])
export type ResumePart = z.output<typeof resumePart>

/** A résumé: what the profile says and what is written for it. A part that is left out or unknown is null or empty. */
export const resume = z.object({
  name: z.string(),
  headline: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  education: z.string().nullable(),
  biography: z.string().nullable(),
  links: z.array(z.string()),
  experience: z.string(),
  skills: z.array(ownSkill),
})
export type Resume = z.output<typeof resume>

export const stageMove = z.object({ stage, at: instant })
