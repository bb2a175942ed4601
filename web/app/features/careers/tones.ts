import type { CompanyState, JobState, Stage } from '@arvand/contracts/careers'
import type { Tone } from '../../ui/badge.tsx'

export const jobStateTones: Readonly<Record<JobState, Tone>> = {
  draft: 'neutral',
  open: 'success',
  expired: 'warning',
  closed: 'neutral',
}

export const stageTones: Readonly<Record<Stage, Tone>> = {
  new: 'primary',
  reviewing: 'accent',
  interview: 'accent',
  offer: 'success',
  hired: 'success',
  rejected: 'neutral',
}

export const companyStateTones: Readonly<Record<CompanyState, Tone>> = {
  waiting: 'warning',
  accepted: 'success',
  returned: 'danger',
}
