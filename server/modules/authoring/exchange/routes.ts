import {
  cancelExchange as cancelExchangeEndpoint,
  exportCourse,
  importCourse,
  listExchanges as listExchangesEndpoint,
  showExchange,
} from '@arvand/contracts/teacher/exchange'
import { findFiles, linkTo } from '#modules/media'
import { type Route, route } from '#platform/http/route'
import { type Worker, worker } from '#platform/jobs'
import { refuse } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { beginExport, beginImport, cancelExchange } from './begin-exchange.ts'
import { findExchange, inWords, listExchanges, type ShownExchange } from './exchange-queries.ts'
import { forgetOldExchanges } from './forget-old.ts'
import { exchange, forgetExchanges } from './jobs.ts'
import { runExchange } from './run-exchange.ts'

/** A teacher's own exports and imports; those of other people are not reachable. */
export const exchangeRoutes = (deps: AuthoringDeps): Route[] => {
  const { db } = deps
  const named = async (rows: readonly ShownExchange[]) => {
    const files = await findFiles(
      db,
      rows.flatMap(({ file_id }) => file_id ?? []),
    )
    return rows.map((row) => inWords(row, (row.file_id && files.get(row.file_id)?.name) || null))
  }
  return [
    route(exportCourse, ({ input, request }) => beginExport(deps, request, input.courseId)),
    route(importCourse, ({ input, request }) => beginImport(deps, request, input.fileId)),
    route(listExchangesEndpoint, async ({ input, actor }) => {
      const page = await listExchanges(db, actor.personId, input.cursor)
      return { ...page, items: await named(page.items) }
    }),
    route(showExchange, async ({ input, actor }) => {
      const row =
        (await findExchange(db, actor.personId, input.exchangeId)) ?? refuse('courses.unknown-exchange')
      const file = row.file_id ? (await findFiles(db, [row.file_id])).get(row.file_id) : undefined
      const isWritten = row.direction === 'export' && row.state === 'done' && file !== undefined
      return {
        exchange: inWords(row, file?.name ?? null),
        report: row.report,
        link: isWritten ? linkTo(deps.media, file, actor) : null,
      }
    }),
    route(cancelExchangeEndpoint, ({ input, actor }) =>
      cancelExchange(deps, actor.personId, input.exchangeId),
    ),
  ]
}

export const exchangeWorkers = (deps: AuthoringDeps): Worker[] => [
  worker(exchange, ({ exchangeId }, signal) => runExchange(deps, exchangeId, signal), { atOnce: 1 }),
  worker(forgetExchanges, () => forgetOldExchanges(deps), { every: '19 4 * * *', atOnce: 1 }),
]
