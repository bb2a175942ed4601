import type {
  ApplyRefusal,
  CompanyState,
  JobState,
  Resume,
  ResumePart,
  Stage,
} from '@arvand/contracts/careers'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'

/** Rules of companies, jobs and applications. Pure; days are ISO days in Tehran. */

interface Dated {
  readonly published_at: Date | null
  readonly closed_at: Date | null
  readonly deadline: string
}

export function stateOf({ published_at, closed_at, deadline }: Dated, today: string): JobState {
  if (published_at === null) return 'draft'
  if (closed_at !== null) return 'closed'
  return deadline < today ? 'expired' : 'open'
}

interface Pay {
  readonly payLeast: number | null
  readonly payMost: number | null
}

export const whyNotPay = ({ payLeast, payMost }: Pay): 'careers.pay-range' | null =>
  payLeast !== null && payMost !== null && payMost < payLeast ? 'careers.pay-range' : null

/** Why a draft, or a closed job, cannot be published. */
export function whyNotPublish(
  job: Dated & { readonly description: RichText },
  company: CompanyState,
  today: string,
) {
  if (job.published_at !== null && job.closed_at === null) return 'careers.job-moved'
  if (company !== 'accepted') return 'careers.company-waiting'
  if (job.deadline < today) return 'careers.deadline-passed'
  return plainText(job.description).trim() === '' ? 'careers.job-not-ready' : null
}

interface Applicant {
  readonly isMember: boolean
  readonly isBlocked: boolean
  /** Has an application that is not withdrawn. */
  readonly hasApplied: boolean
  /** The company has hired or rejected them for this job, also when they withdrew since. */
  readonly isDecided: boolean
  /** Lacks a skill whose certificate the job demands. */
  readonly lacksDemanded: boolean
}

/** Why somebody cannot apply for a published job now. */
export function whyNotApply(state: JobState, applicant: Applicant): ApplyRefusal | null {
  if (applicant.isMember) return 'careers.own-job'
  if (applicant.hasApplied) return 'careers.applied'
  if (applicant.isDecided) return 'careers.application-decided'
  if (state === 'expired') return 'careers.job-expired'
  if (state !== 'open') return 'careers.job-closed'
  if (applicant.isBlocked) return 'careers.blocked'
  return applicant.lacksDemanded ? 'careers.skill-missing' : null
}

/** Whether a company has said its last word about an application at this stage. */
export const isDecided = (stage: Stage): boolean => stage === 'hired' || stage === 'rejected'

/** Why an applicant cannot write to the company. */
export function whyNotReply({
  withdrawn_at,
  isBlocked,
}: Pick<Seen, 'withdrawn_at'> & {
  readonly isBlocked: boolean
}): 'careers.withdrawn' | 'careers.messages-refused' | null {
  if (withdrawn_at !== null) return 'careers.withdrawn'
  return isBlocked ? 'careers.messages-refused' : null
}

interface Seen {
  readonly stage: Stage
  readonly withdrawn_at: Date | null
}

/** Why an application that was seen at a stage cannot be moved. */
export function whyNotMove({ stage, withdrawn_at }: Seen, from: Stage) {
  if (withdrawn_at !== null) return 'careers.withdrawn'
  return stage === from ? null : 'careers.moved-meanwhile'
}

export interface Identity {
  readonly name: string
  readonly website: string
}

/** Whether a company would be another one to those who read it; a manager looks at that again. */
export const changesIdentity = (accepted: Identity, wished: Identity): boolean =>
  accepted.name !== wished.name || accepted.website !== wished.website

/** Why nobody is invited to a company: what is written to strangers in its name was not looked at yet. */
export const whyNotInvite = (state: CompanyState): 'careers.invite-later' | null =>
  state === 'accepted' ? null : 'careers.invite-later'

/** Why a member cannot be taken out of a company with so many owners. */
export const whyNotRemove = (role: 'owner' | 'recruiter', owners: number): 'careers.last-owner' | null =>
  role === 'owner' && owners <= 1 ? 'careers.last-owner' : null

/** The résumé with the chosen parts alone; skills that the job demands are proven in any case. */
export function withParts(
  whole: Resume,
  parts: readonly ResumePart[],
  demanded: ReadonlySet<string>,
): Resume {
  const has = (part: ResumePart) => parts.includes(part)
  return {
    name: whole.name,
    headline: whole.headline,
    mobile: has('mobile') ? whole.mobile : null,
    email: has('email') ? whole.email : null,
    city: has('city') ? whole.city : null,
    education: has('education') ? whole.education : null,
    biography: has('biography') ? whole.biography : null,
    links: has('links') ? whole.links : [],
    experience: has('experience') ? whole.experience : '',
    skills: whole.skills.filter(({ id, isVerified }) => has('skills') || (isVerified && demanded.has(id))),
  }
}
