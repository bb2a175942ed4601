import { z } from 'zod'
import { jobCard, ownSkill, resume, resumePart, skillLevel, stage, stageMove } from '../careers.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

/** A person's own skills, résumé and applications. */

const bySignedIn = { service: 'panel', method: 'POST', access: 'user' } as const

export const listMySkills = endpoint({
  ...bySignedIn,
  path: 'skill/mine',
  prose: 'The caller’s skills, and those that a certificate proves and they have not added.',
  body: z.strictObject({}),
  reply: wholeOf(ownSkill.extend({ isAdded: z.boolean() })),
  whole: true,
  errors: [],
})

export const addSkill = endpoint({
  ...bySignedIn,
  path: 'skill/add',
  prose: 'Adds a skill to what the caller shows, or changes its level.',
  body: z.strictObject({ skillId: id, level: skillLevel }),
  reply: z.object({}),
  errors: ['careers.unknown-skill', 'careers.too-many-skills'],
})

export const removeSkill = endpoint({
  ...bySignedIn,
  path: 'skill/remove',
  prose: 'Takes a skill off what the caller shows.',
  body: z.strictObject({ skillId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-skill'],
})

export const showResume = endpoint({
  ...bySignedIn,
  path: 'resume/show',
  prose: 'The caller’s whole résumé, as a company would see it.',
  body: z.strictObject({}),
  reply: z.object({ resume }),
  errors: [],
})

export const saveResume = endpoint({
  ...bySignedIn,
  path: 'resume/save',
  prose: 'Saves what the caller writes for their résumé; all else comes from the profile.',
  body: z.strictObject({ headline: line(0, 120), experience: lines(0, 3000) }),
  reply: z.object({ resume }),
  errors: [],
})

export const applyForJob = endpoint({
  ...bySignedIn,
  path: 'job/apply',
  prose:
    'Applies with the chosen parts of the résumé as they are now; `current` of a missing skill tells its courses.',
  body: z.strictObject({
    jobId: id,
    parts: z.array(resumePart).max(resumePart.options.length).default(resumePart.options),
    letter: lines(0, 2000).default(''),
    requestId,
  }),
  reply: z.object({ applicationId: id }),
  errors: [
    'careers.unknown-job',
    'careers.job-closed',
    'careers.job-expired',
    'careers.applied',
    'careers.blocked',
    'careers.own-job',
    'careers.skill-missing',
  ],
})

const ownApplication = z.object({
  id,
  job: jobCard.pick({ slug: true, title: true, company: true }),
  stage,
  at: instant,
  withdrawnAt: instant.nullable(),
})

export const listMyApplications = endpoint({
  ...bySignedIn,
  path: 'application/mine',
  prose: 'The caller’s applications, the newest first, with where each stands.',
  body: pageAsk,
  reply: pageOf(ownApplication),
  errors: [],
})

export const showMyApplication = endpoint({
  ...bySignedIn,
  path: 'application/show',
  prose: 'An application of the caller with the résumé as it was sent and its stages.',
  body: z.strictObject({ applicationId: id }),
  reply: z.object({
    application: ownApplication.extend({ letter: z.string(), resume, moves: z.array(stageMove) }),
  }),
  errors: ['careers.unknown-application'],
})

export const withdrawApplication = endpoint({
  ...bySignedIn,
  path: 'application/withdraw',
  prose: 'Takes an application back; the company no longer sees the résumé.',
  body: z.strictObject({ applicationId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-application', 'careers.withdrawn'],
})
