import { resultsOrder } from '@arvand/contracts/teacher/exam-marking'
import type { FastifyInstance } from 'fastify'
import { serveExports } from '#platform/exports'
import type { ExamsDeps } from '../deps.ts'
import { resultsExport } from './export-results.ts'

/** Results of exams as files. */
export const resultDownloads =
  (deps: ExamsDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/exam-results/:examId/:format', deps, ({ personId }, named) => {
      const { examId = '' } = named
      const order = resultsOrder.catch('best').parse(named.order)
      return resultsExport(deps.db, { examId, personId, order })
    })
