import { z } from 'zod'
import {
  applicationMessage,
  companyCard,
  jobCard,
  jobSearch,
  jobState,
  ownSkill,
  resume,
  resumePart,
  skillLevel,
  stage,
  stageMove,
} from '../careers.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, requestId, shownLine, shownLines } from '../fields.ts'
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
  prose: 'The caller’s whole résumé, as a company would see it, and which parts of it are public.',
  body: z.strictObject({}),
  reply: z.object({
    resume,
    /** Null: it has no public page. */
    publicParts: z.array(resumePart).nullable(),
    handle: z.string().nullable(),
  }),
  errors: [],
})

export const saveResume = endpoint({
  ...bySignedIn,
  path: 'resume/save',
  prose: 'Saves what the caller writes for their résumé; all else comes from the profile.',
  body: z.strictObject({ headline: shownLine(0, 120), experience: shownLines(0, 3000) }),
  reply: z.object({ resume }),
  errors: [],
})

const parts = z.array(resumePart).max(resumePart.options.length)

export const publishResume = endpoint({
  ...bySignedIn,
  path: 'resume/publish',
  prose: 'Shows the chosen parts of the caller’s résumé on a public page, or takes that page away.',
  body: z.strictObject({ isPublic: z.boolean(), parts: parts.default([]) }),
  reply: z.object({}),
  errors: ['careers.handle-needed'],
})

export const linkToResume = endpoint({
  ...bySignedIn,
  path: 'resume/pdf',
  prose: 'Gives an address, good for a few minutes, of the chosen parts of the caller’s résumé as PDF.',
  body: z.strictObject({ parts: parts.default([]) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})

export const saveJobForLater = endpoint({
  ...bySignedIn,
  path: 'job/keep',
  prose: 'Saves a published job for later, or takes it off the saved ones.',
  body: z.strictObject({ jobId: id, isSaved: z.boolean() }),
  reply: z.object({}),
  errors: ['careers.unknown-job'],
})

export const listSavedJobs = endpoint({
  ...bySignedIn,
  path: 'job/kept',
  prose: 'Jobs that the caller saved, the last saved first, also those that closed meanwhile.',
  body: pageAsk,
  reply: pageOf(jobCard.extend({ state: jobState })),
  errors: [],
})

export const addJobAlert = endpoint({
  ...bySignedIn,
  path: 'job/alert/add',
  prose: 'Has the caller told of new jobs that this search finds, once a day at most.',
  body: jobSearch,
  reply: z.object({ alertId: id }),
  errors: ['careers.unknown-skill', 'careers.too-many-alerts'],
})

export const removeJobAlert = endpoint({
  ...bySignedIn,
  path: 'job/alert/remove',
  prose: 'Ends an alert of the caller.',
  body: z.strictObject({ alertId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-alert'],
})

export const listJobAlerts = endpoint({
  ...bySignedIn,
  path: 'job/alert/list',
  prose: 'The searches for whose new jobs the caller is told.',
  body: z.strictObject({}),
  reply: wholeOf(z.object({ id, title: z.string(), search: jobSearch })),
  whole: true,
  errors: [],
})

export const followCompany = endpoint({
  ...bySignedIn,
  path: 'company/follow',
  prose: 'Has the caller told of new jobs of a company, or no longer.',
  body: z.strictObject({ companyId: id, isFollowing: z.boolean() }),
  reply: z.object({}),
  errors: ['careers.unknown-company', 'careers.too-many-followed'],
})

export const listFollowedCompanies = endpoint({
  ...bySignedIn,
  path: 'company/followed',
  prose: 'Companies that the caller follows, the last followed first.',
  body: pageAsk,
  reply: pageOf(companyCard.extend({ id })),
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
    'careers.application-decided',
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
    application: ownApplication.extend({
      letter: z.string(),
      resume,
      moves: z.array(stageMove),
      messages: z.array(applicationMessage),
      whyNotReply: z.enum(['careers.withdrawn', 'careers.messages-refused']).nullable(),
    }),
  }),
  errors: ['careers.unknown-application'],
})

export const replyToCompany = endpoint({
  ...bySignedIn,
  path: 'application/reply',
  prose: 'Writes to the company about an application of the caller; its members are told.',
  body: z.strictObject({ applicationId: id, text: lines(1, 2000), requestId }),
  reply: z.object({ messageId: id }),
  errors: [
    'careers.unknown-application',
    'careers.withdrawn',
    'careers.messages-refused',
    'careers.too-many-messages',
  ],
})

export const withdrawApplication = endpoint({
  ...bySignedIn,
  path: 'application/withdraw',
  prose: 'Takes an application back; the company no longer sees the résumé.',
  body: z.strictObject({ applicationId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-application', 'careers.withdrawn'],
})
