import { type exportTable as endpoint, mostRowsAtOnce } from '@arvand/contracts/export/tables'
import type { FastifyInstance } from 'fastify'
import { recorder } from '#modules/identity'
import { transaction } from '#platform/database'
import { linkToExport, serveExports, whyNotExport } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import type { AuditedActs } from '#plugs/audited-acts'
import type { TableDeps } from './deps.ts'
import { findTable } from './find-table.ts'
import { beginRun } from './runs/begin-run.ts'

export const exportActs = {
  'table-exported': 'دریافت خروجی یک جدول',
} as const satisfies AuditedActs

const record = recorder(exportActs)

const formatWords = { csv: 'فایل CSV', xlsx: 'فایل اکسل' }

/** Makes a link to a table, or has a job write a long one; writes down who took it. */
export async function exportTable(
  deps: TableDeps,
  { input: { name, format }, actor, caller }: Asked<typeof endpoint>,
) {
  const { db, clock, secret, tables } = deps
  const table = findTable(tables, actor, name)
  const sheet = table.sheet(db, actor.personId)
  refuseIf(await whyNotExport(sheet, format))
  const isLong = (await sheet.count(mostRowsAtOnce + 1)) > mostRowsAtOnce
  const rows = isLong ? await sheet.count(Number.MAX_SAFE_INTEGER) : 0
  const runId = await transaction(db, async (tx) => {
    const change = `${table.title}، ${formatWords[format]}`
    const detail = { table: table.title, format, change }
    await record(tx, clock, caller, { act: 'table-exported', personId: null, actor, detail })
    return isLong ? beginRun(deps, tx, actor.personId, { table, format, rows }) : null
  })
  if (runId !== null) return { url: null, until: null, runId }
  const signing = { secret, sessionId: actor.sessionId, now: clock.now() }
  return { ...linkToExport(signing, `/downloads/tables/${name}/${format}`), runId }
}

/** Tables at the links that were made for one session. */
export const tableDownloads =
  (deps: TableDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/tables/:name/:format', deps, (actor, { name = '' }) =>
      findTable(deps.tables, actor, name).sheet(deps.db, actor.personId),
    )
