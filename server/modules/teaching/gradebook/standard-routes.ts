import type { FastifyInstance } from 'fastify'
import { needStaff } from '#modules/courses'
import { serveSheets } from '#platform/sheets'
import type { TeachingDeps } from '../deps.ts'
import { gradedOf } from './gradebook-queries.ts'
import { gradebookSheet } from './sheet.ts'

/** Gradebooks as files. */
export const gradebookDownloads =
  (deps: TeachingDeps) =>
  (app: FastifyInstance): void =>
    serveSheets(app, '/downloads/gradebook/:courseId/:format', deps, async ({ personId }, named) => {
      const { courseId = '', cohort } = named
      await needStaff(deps.db, courseId, personId, 'mark')
      return gradebookSheet(deps.db, gradedOf(deps), { courseId, cohortId: cohort })
    })
