import { z } from 'zod'
import { companyState, companyText, skill, skillCourse, skillExam } from '../careers.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines, requestId, title } from '../fields.ts'
import { pageOf, pageOrOne, wholeOf } from '../page.ts'

/** Companies and the tree of skills, for managers of people. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

const managedCompany = companyText.extend({
  id,
  state: companyState,
  reason: z.string().nullable(),
  proposedBy: z.string().nullable(),
  proposedAt: instant,
})

export const listManagedCompanies = endpoint({
  ...managers,
  path: 'manage/company/list',
  prose: 'Companies in one state: those that wait, the longest waiting first; others, the newest first.',
  body: pageOrOne.extend({ state: companyState.default('waiting') }),
  reply: pageOf(managedCompany),
  errors: [],
})

export const acceptCompany = endpoint({
  ...managers,
  path: 'manage/company/accept',
  prose: 'Accepts a company: its page and its jobs become public. Written down, and its owners are told.',
  body: z.strictObject({ companyId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-company', 'careers.company-decided'],
})

export const returnCompany = endpoint({
  ...managers,
  path: 'manage/company/return',
  prose:
    'Returns a company with a reason, also an accepted one, whose page and jobs are public no more. Written down, and its owners are told.',
  body: z.strictObject({ companyId: id, reason: lines(3, 500) }),
  reply: z.object({}),
  errors: ['careers.unknown-company', 'careers.company-decided'],
})

export const listCompanyChanges = endpoint({
  ...managers,
  path: 'manage/company/changes',
  prose: 'Other names and websites that accepted companies want to have, the longest waiting first.',
  body: z.strictObject({}),
  reply: wholeOf(
    companyText.pick({ slug: true, name: true, website: true }).extend({
      /** Of the change. */
      id,
      newName: z.string(),
      newWebsite: z.string(),
      by: z.string().nullable(),
      at: instant,
    }),
  ),
  whole: true,
  errors: [],
})

export const acceptCompanyChange = endpoint({
  ...managers,
  path: 'manage/company/acceptChange',
  prose: 'Gives a company the name and website that it wants; written down, and its owners are told.',
  body: z.strictObject({ changeId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-change'],
})

export const refuseCompanyChange = endpoint({
  ...managers,
  path: 'manage/company/refuseChange',
  prose: 'Leaves a company its name and website, with a reason; written down, and its owners are told.',
  body: z.strictObject({ changeId: id, reason: lines(3, 500) }),
  reply: z.object({}),
  errors: ['careers.unknown-change'],
})

export const listManagedSkills = endpoint({
  ...managers,
  path: 'manage/skill/list',
  prose: 'The tree of skills with the courses and exams that prove each.',
  body: z.strictObject({}),
  reply: wholeOf(skill.extend({ courses: z.array(skillCourse), exams: z.array(skillExam) })),
  whole: true,
  errors: [],
})

export const saveSkill = endpoint({
  ...managers,
  path: 'manage/skill/save',
  prose: 'Makes a skill or a field (`parentId` null), or changes one. Written down.',
  body: z.strictObject({
    /** Null: a new one. */
    skillId: id.nullable().default(null),
    title: title(2, 60),
    parentId: id.nullable(),
    /** The last parts of the addresses of its courses. */
    courses: z.array(z.string().max(80)).max(10).default([]),
    /** Exams that prove the skill to whoever passes them. */
    examIds: z.array(id).max(10).default([]),
    requestId,
  }),
  reply: z.object({ skillId: id }),
  errors: [
    'careers.unknown-skill',
    'careers.unknown-course',
    'careers.unknown-exam',
    'careers.too-many-skills',
    'careers.skill-in-use',
  ],
})

export const findSkillSources = endpoint({
  ...managers,
  path: 'manage/skill/sources',
  prose: 'Published courses and exams that can be passed whose titles hold these words, ten of each.',
  body: z.strictObject({ q: line(1, 120) }),
  reply: z.object({ courses: z.array(skillCourse), exams: z.array(skillExam) }),
  errors: [],
})

export const deleteSkill = endpoint({
  ...managers,
  path: 'manage/skill/remove',
  prose: 'Removes a skill that nobody and no job uses. Written down.',
  body: z.strictObject({ skillId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-skill', 'careers.skill-in-use'],
})
