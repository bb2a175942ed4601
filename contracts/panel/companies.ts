import { z } from 'zod'
import {
  applicationMessage,
  askedSkill,
  companyFields,
  companyRole,
  companyState,
  companyText,
  jobFields,
  jobKind,
  jobState,
  resume,
  stage,
  stageMove,
} from '../careers.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, lines, phone, phoneOut, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { richText } from '../rich-text.ts'

/** Companies as their members run them: the page, members, jobs, and the board of applicants. */

const byMembers = { service: 'panel', method: 'POST', access: 'user' } as const
const ofCompany = { companyId: id }
const ofJob = { jobId: id }
const ofApplication = { applicationId: id }

export const ownCompany = companyText.extend({
  id,
  state: companyState,
  /** Why it was returned. */
  reason: z.string().nullable(),
  role: companyRole,
  /** The name and website that wait for a manager; until then readers see those before. */
  change: companyText.pick({ name: true, website: true }).nullable(),
})

export const proposeCompany = endpoint({
  ...byMembers,
  path: 'company/propose',
  prose: 'Proposes a company, which waits for a manager; the caller becomes its owner.',
  body: z.strictObject({ ...companyFields, requestId }),
  reply: z.object({ companyId: id }),
  errors: [],
})

export const listMyCompanies = endpoint({
  ...byMembers,
  path: 'company/list',
  prose: 'Companies of which the caller is a member, the newest membership first.',
  body: pageAsk,
  reply: pageOf(
    ownCompany
      .pick({ id: true, slug: true, state: true, name: true, field: true, role: true })
      /** Applications that nobody has looked at. */
      .extend({ waiting: z.int() }),
  ),
  errors: [],
})

export const showMyCompany = endpoint({
  ...byMembers,
  path: 'company/show',
  prose: 'A company of the caller with all that is set.',
  body: z.strictObject(ofCompany),
  reply: z.object({ company: ownCompany }),
  errors: ['careers.unknown-company'],
})

export const saveCompany = endpoint({
  ...byMembers,
  path: 'company/save',
  prose:
    'Saves what the company says of itself; a returned one waits for a manager again, and so do another name or website of an accepted one. For owners.',
  body: z.strictObject({ ...ofCompany, ...companyFields }),
  reply: z.object({ company: ownCompany }),
  errors: ['careers.unknown-company', 'careers.owners-only'],
})

export const listCompanyMembers = endpoint({
  ...byMembers,
  path: 'company/members',
  prose: 'Who runs the company with the caller.',
  body: z.strictObject(ofCompany),
  reply: wholeOf(z.object({ personId: id, name: z.string(), role: companyRole })),
  whole: true,
  errors: ['careers.unknown-company'],
})

const memberInvitation = z.object({
  id,
  /** As it was typed; whose it is is told once they accepted. */
  mobile: phoneOut,
  role: companyRole,
  at: instant,
})

export const inviteCompanyMember = endpoint({
  ...byMembers,
  path: 'company/invite',
  prose:
    'Invites a person by their mobile to run an accepted company; they are a member once they accept. The answer is the same whether the mobile has an account or not. For owners.',
  body: z.strictObject({ ...ofCompany, mobile: phone, role: companyRole }),
  reply: z.object({ invitation: memberInvitation }),
  errors: [
    'careers.unknown-company',
    'careers.owners-only',
    'careers.invite-later',
    'careers.already-invited',
  ],
})

export const listMemberInvitations = endpoint({
  ...byMembers,
  path: 'company/invitations',
  prose: 'Who was invited to run the company and has not answered, newest first. For owners.',
  body: z.strictObject(ofCompany),
  reply: wholeOf(memberInvitation),
  whole: true,
  errors: ['careers.unknown-company', 'careers.owners-only'],
})

export const withdrawMemberInvitation = endpoint({
  ...byMembers,
  path: 'company/uninvite',
  prose: 'Takes an invitation back before it was accepted. For owners.',
  body: z.strictObject({ ...ofCompany, invitationId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-company', 'careers.owners-only', 'careers.unknown-invitation'],
})

export const listMyCompanyInvitations = endpoint({
  ...byMembers,
  path: 'companyInvitation/list',
  prose: 'The companies that the caller is invited to run, newest first.',
  body: z.strictObject({}),
  reply: wholeOf(z.object({ id, company: z.string(), by: z.string(), role: companyRole, at: instant })),
  whole: true,
  errors: [],
})

export const acceptCompanyInvitation = endpoint({
  ...byMembers,
  path: 'companyInvitation/accept',
  prose: 'Makes the caller a member of the company.',
  body: z.strictObject({ invitationId: id }),
  reply: z.object({ companyId: id }),
  errors: ['careers.unknown-invitation'],
})

export const declineCompanyInvitation = endpoint({
  ...byMembers,
  path: 'companyInvitation/decline',
  prose: 'Declines an invitation to run a company; an owner may send another.',
  body: z.strictObject({ invitationId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-invitation'],
})

export const removeCompanyMember = endpoint({
  ...byMembers,
  path: 'company/removeMember',
  prose: 'Removes a member, or lets the caller leave; the last owner stays. For owners, and for oneself.',
  body: z.strictObject({ ...ofCompany, personId: id }),
  reply: z.object({}),
  errors: ['careers.unknown-company', 'careers.owners-only', 'careers.unknown-person', 'careers.last-owner'],
})

export const ownJob = z.object({
  id,
  companyId: id,
  slug: z.string(),
  state: jobState,
  title: z.string(),
  kind: jobKind,
  city: z.string(),
  isRemote: z.boolean(),
  payLeast: z.int().nullable(),
  payMost: z.int().nullable(),
  deadline: day,
  description: richText,
  skills: z.array(askedSkill),
})

export const listCompanyJobs = endpoint({
  ...byMembers,
  path: 'company/job/list',
  prose: 'Jobs of a company, the newest first, with how many applied.',
  body: pageAsk.extend(ofCompany),
  reply: pageOf(
    ownJob.pick({ id: true, state: true, title: true, deadline: true }).extend({
      applications: z.int(),
      /** At the stage `new`. */
      waiting: z.int(),
    }),
  ),
  errors: ['careers.unknown-company'],
})

export const makeJob = endpoint({
  ...byMembers,
  path: 'company/job/make',
  prose: 'Makes a job as a draft.',
  body: z.strictObject({ ...ofCompany, ...jobFields, requestId }),
  reply: z.object({ jobId: id }),
  errors: ['careers.unknown-company', 'careers.unknown-skill', 'careers.pay-range'],
})

export const showCompanyJob = endpoint({
  ...byMembers,
  path: 'company/job/show',
  prose: 'A job of a company of the caller.',
  body: z.strictObject(ofJob),
  reply: z.object({ job: ownJob }),
  errors: ['careers.unknown-job'],
})

export const saveJob = endpoint({
  ...byMembers,
  path: 'company/job/save',
  prose: 'Saves what is set of a job; a published one changes at once.',
  body: z.strictObject({ ...ofJob, ...jobFields }),
  reply: z.object({ job: ownJob }),
  errors: ['careers.unknown-job', 'careers.unknown-skill', 'careers.pay-range'],
})

export const publishJob = endpoint({
  ...byMembers,
  path: 'company/job/publish',
  prose: 'Publishes a job of an accepted company, or opens a closed one again.',
  body: z.strictObject(ofJob),
  reply: z.object({ job: ownJob }),
  errors: [
    'careers.unknown-job',
    'careers.company-waiting',
    'careers.deadline-passed',
    'careers.job-not-ready',
    'careers.job-moved',
  ],
})

export const closeJob = endpoint({
  ...byMembers,
  path: 'company/job/close',
  prose: 'Closes a published job: nobody applies any more, and the board stays.',
  body: z.strictObject(ofJob),
  reply: z.object({ job: ownJob }),
  errors: ['careers.unknown-job', 'careers.job-moved'],
})

const applicant = z.object({ id, name: z.string(), headline: z.string(), stage, at: instant, notes: z.int() })

export const showBoard = endpoint({
  ...byMembers,
  path: 'company/job/board',
  prose: 'How many applicants of a job stand at each stage.',
  body: z.strictObject(ofJob),
  reply: z.object({
    job: ownJob.pick({ id: true, companyId: true, title: true, state: true }),
    stages: z.array(z.object({ stage, count: z.int() })),
  }),
  errors: ['careers.unknown-job'],
})

export const listApplicants = endpoint({
  ...byMembers,
  path: 'company/job/applicants',
  prose: 'Applicants of a job at one stage, who applied first first.',
  body: pageAsk.extend({ ...ofJob, stage }),
  reply: pageOf(applicant),
  errors: ['careers.unknown-job'],
})

export const showApplication = endpoint({
  ...byMembers,
  path: 'company/application/show',
  prose: 'An application with the résumé as it was sent, its stages and the notes about it.',
  body: z.strictObject(ofApplication),
  reply: z.object({
    application: applicant.extend({
      companyId: id,
      jobId: id,
      jobTitle: z.string(),
      letter: z.string(),
      resume,
      isBlocked: z.boolean(),
      moves: z.array(stageMove.extend({ by: z.string() })),
      messages: z.array(applicationMessage),
      written: z.array(z.object({ id, text: z.string(), by: z.string(), at: instant })),
    }),
  }),
  errors: ['careers.unknown-application'],
})

export const moveApplication = endpoint({
  ...byMembers,
  path: 'company/application/move',
  prose: 'Moves an application from the stage at which it was seen to another; the applicant is told.',
  body: z.strictObject({ ...ofApplication, from: stage, stage }),
  reply: z.object({}),
  errors: ['careers.unknown-application', 'careers.withdrawn', 'careers.moved-meanwhile'],
})

export const noteApplication = endpoint({
  ...byMembers,
  path: 'company/application/note',
  prose: 'Writes a note that only members of the company see.',
  body: z.strictObject({ ...ofApplication, text: lines(1, 2000), requestId }),
  reply: z.object({ noteId: id }),
  errors: ['careers.unknown-application'],
})

export const writeToApplicant = endpoint({
  ...byMembers,
  path: 'company/application/write',
  prose: 'Writes to the applicant, who is told and may answer.',
  body: z.strictObject({ ...ofApplication, text: lines(1, 2000), requestId }),
  reply: z.object({ messageId: id }),
  errors: ['careers.unknown-application', 'careers.withdrawn', 'careers.too-many-messages'],
})

export const blockApplicant = endpoint({
  ...byMembers,
  path: 'company/application/block',
  prose: 'Takes no further application from this person for any job of the company, or takes them again.',
  body: z.strictObject({ ...ofApplication, on: z.boolean() }),
  reply: z.object({}),
  errors: ['careers.unknown-application'],
})
