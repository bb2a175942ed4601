import type { FastifyInstance } from 'fastify'
import { needStaff } from '#modules/courses'
import { serveExports } from '#platform/exports'
import type { TeachingDeps } from '../deps.ts'
import { filtersIn, studentsExport } from './export-students.ts'

/** Learners of a course as a file. */
export const studentDownloads =
  (deps: TeachingDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/students/:courseId/:format', deps, async ({ personId }, named) => {
      const { courseId = '' } = named
      await needStaff(deps.db, courseId, personId, 'enrol')
      return studentsExport(deps.db, filtersIn(courseId, named), deps.clock.now())
    })
