import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

const own = { service: 'export', method: 'POST', access: 'user' } as const

export const listTables = endpoint({
  ...own,
  path: 'tables',
  prose:
    'Lists the whole tables that the caller may take as a file: managers within their scopes, teachers of their own courses.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(z.object({ name: z.string(), title: z.string() })),
  errors: [],
})

const format = z.enum(['csv', 'xlsx'])

/** A table with more rows is written by a job, with progress, and taken when it is done. */
export const mostRowsAtOnce = 20_000

export const exportTable = endpoint({
  ...own,
  path: 'table',
  prose:
    'Gives an address, good for a few minutes, of a whole table as a file, made while it is downloaded. A table of more than twenty thousand rows is written by a job instead: `runId` names it, and asking again while it is written answers the same. Written down.',
  body: z.strictObject({ name: z.string().max(60), format }),
  reply: z.object({ url: z.string().nullable(), until: instant.nullable(), runId: id.nullable() }),
  errors: ['export.unknown-table'],
})

const run = z.object({
  id,
  /** The title of its table. */
  title: z.string(),
  format,
  state: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  /** As counted when it began. */
  rows: z.int(),
  rowsWritten: z.int(),
  createdAt: instant,
})

export const listRuns = endpoint({
  ...own,
  path: 'table/runs',
  prose: 'One’s own long tables of the last day, newest first, and how far each is written.',
  body: pageAsk,
  reply: pageOf(run),
  errors: [],
})

export const cancelRun = endpoint({
  ...own,
  path: 'table/cancel',
  prose: 'Stops writing a table; nothing of its file stays.',
  body: z.strictObject({ runId: id }),
  reply: z.object({ run }),
  errors: ['export.unknown-run', 'export.run-over'],
})

export const takeRun = endpoint({
  ...own,
  path: 'table/take',
  prose: 'Gives an address, good for a few minutes, of a table that is written.',
  body: z.strictObject({ runId: id }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['export.unknown-run', 'export.unknown-table', 'export.run-not-done'],
})
