import type { FastifyInstance } from 'fastify'
import { needStaff } from '#modules/courses'
import { serveSheets } from '#platform/sheets'
import type { TeachingParts } from '../parts.ts'
import { gradedOf } from './gradebook-queries.ts'
import { gradebookSheet } from './sheet.ts'

/** Gradebooks as files. */
export const gradebookDownloads =
  (parts: TeachingParts) =>
  (app: FastifyInstance): void =>
    serveSheets(app, '/downloads/gradebook/:courseId/:format', parts, async ({ personId }, named) => {
      const { courseId = '', cohort } = named
      await needStaff(parts.db, courseId, personId, 'mark')
      return gradebookSheet(parts.db, gradedOf(parts), { courseId, cohortId: cohort })
    })
