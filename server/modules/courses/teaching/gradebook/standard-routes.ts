import type { FastifyInstance } from 'fastify'
import { serveSheets } from '#platform/sheets'
import { needStaff } from '../../course/course-staff.ts'
import type { CoursesParts } from '../../parts.ts'
import { gradedOf } from './gradebook-queries.ts'
import { gradebookSheet } from './sheet.ts'

/** Gradebooks as files. */
export const gradebookDownloads =
  (parts: CoursesParts) =>
  (app: FastifyInstance): void =>
    serveSheets(app, '/downloads/gradebook/:courseId/:format', parts, async ({ personId }, named) => {
      const { courseId = '', cohort } = named
      await needStaff(parts.db, courseId, personId, 'mark')
      return gradebookSheet(parts.db, gradedOf(parts), { courseId, cohortId: cohort })
    })
