import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { courseReviewActs } from './audited-acts.ts'
import { authoringNoticeTypes } from './authoring-notice-types.ts'
import { authoringPersonalData } from './authoring-personal-data.ts'
import type { AuthoringDeps } from './deps.ts'
import { exchangeFiles } from './exchange/exchange-files.ts'
import { exchangePersonalData } from './exchange/exchange-personal-data.ts'
import { coursesReturned } from './review/courses-returned.ts'
import { coursesWaiting } from './review/courses-waiting.ts'
import { authoringRoutes } from './routes.ts'
import { takeUpStaffInvitations } from './staff/invite-staff.ts'
import { authoringWorkers } from './workers.ts'

/** Authoring: courses are written, imported from other systems, and reviewed before they are published. */
export const authoringModule = (deps: AuthoringDeps): Module => ({
  name: 'authoring',
  routes: authoringRoutes(deps),
  workers: authoringWorkers(deps),
})

type Taken = 'lessonKinds' | 'lessonSources'

export const authoringOffer = (deps: Omit<AuthoringDeps, Taken>): Offer<Taken> => ({
  module: ({ lessonKinds, lessonSources }) => authoringModule({ ...deps, lessonKinds, lessonSources }),
  attention: [coursesWaiting(deps.db), coursesReturned(deps.db)],
  auditedActs: [courseReviewActs],
  fileUsers: [exchangeFiles],
  mobileProved: [takeUpStaffInvitations(deps)],
  noticeTypes: [authoringNoticeTypes],
  personalData: [authoringPersonalData, exchangePersonalData],
})
