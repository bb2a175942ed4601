import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { newAnnouncements } from './announcements/new-announcements.ts'
import { assignmentsAgenda } from './assignments/deadlines.ts'
import { submissionFileRight } from './assignments/file-right.ts'
import { submissionFiles } from './assignments/submission-files.ts'
import { waitingInvitation } from './bulk-enrolment/invitations.ts'
import { takeUpInvitations } from './bulk-enrolment/settle-invitations.ts'
import { lockSeats } from './cohorts/cohort-queries.ts'
import type { TeachingDeps } from './deps.ts'
import { gradebookDownloads } from './gradebook/standard-routes.ts'
import { lessonFigureDownloads } from './lesson-figures/routes.ts'
import { teachingRoutes } from './routes.ts'
import { learnersTable } from './students/learners-table.ts'
import { studentDownloads } from './students/standard-routes.ts'
import { teachersTables } from './teachers-tables.ts'
import { teachersWork } from './teachers-work.ts'
import { teachingNoticeTypes } from './teaching-notice-types.ts'
import { teachingPersonalData } from './teaching-personal-data.ts'
import { teachingWorkers } from './workers.ts'

/** Teaching: the learners of a course, their cohorts, announcements, assignments and marks. */
export const teachingModule = (deps: TeachingDeps): Module => ({
  name: 'teaching',
  routes: teachingRoutes(deps),
  standardRoutes: (app) => {
    gradebookDownloads(deps)(app)
    studentDownloads(deps)(app)
    lessonFigureDownloads(deps)(app)
  },
  workers: teachingWorkers(deps),
})

export const teachingOffer = (
  deps: Omit<TeachingDeps, 'graded' | 'lessonKinds'>,
): Offer<'graded' | 'lessonKinds'> => ({
  module: ({ graded, lessonKinds }) => teachingModule({ ...deps, graded, lessonKinds }),
  agenda: [assignmentsAgenda(deps.db)],
  announced: newAnnouncements,
  attention: [teachersWork(deps.db)],
  exportTables: [learnersTable, ...teachersTables],
  fileRights: [submissionFileRight],
  fileUsers: [submissionFiles],
  invited: waitingInvitation,
  mobileProved: [takeUpInvitations(deps)],
  noticeTypes: [teachingNoticeTypes],
  personalData: [teachingPersonalData],
  seatsLeft: lockSeats,
})
