import type { FastifyInstance } from 'fastify'
import { needStaff } from '#modules/courses'
import { serveExports } from '#platform/exports'
import type { TeachingDeps } from '../deps.ts'
import { gradebookExport } from './export-gradebook.ts'
import { gradedOf } from './gradebook-queries.ts'

/** Gradebooks as files. */
export const gradebookDownloads =
  (deps: TeachingDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/gradebook/:courseId/:format', deps, async ({ personId }, named) => {
      const { courseId = '', cohort } = named
      await needStaff(deps.db, courseId, personId, 'mark')
      return gradebookExport(deps.db, gradedOf(deps), { courseId, cohortId: cohort })
    })
