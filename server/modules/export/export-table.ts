import type { exportTable as endpoint } from '@arvand/contracts/export/tables'
import type { FastifyInstance } from 'fastify'
import { recorder } from '#modules/identity'
import type { Actor } from '#platform/actor'
import { linkToExport, type ExportDeps as ServeDeps, serveExports, whyNotExport } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { refuse, refuseIf } from '#platform/refusal'
import type { AuditedActs } from '#plugs/audited-acts'
import type { ExportTable } from '#plugs/export-table'
import type { ExportDeps } from './convert.ts'

export const exportActs = {
  'table-exported': 'دریافت خروجی یک جدول',
} as const satisfies AuditedActs

const record = recorder(exportActs)

export interface TableDeps extends Omit<ExportDeps, 'limits'>, ServeDeps {
  readonly tables: readonly ExportTable[]
}

const tablesOf = (tables: readonly ExportTable[], { scopes }: Pick<Actor, 'scopes'>): ExportTable[] =>
  tables.filter(({ scope }) => scopes.has(scope))

/** The tables that a manager may take, in the order of their titles. */
export const listTables = (tables: readonly ExportTable[], actor: Actor) =>
  tablesOf(tables, actor)
    .map(({ name, title }) => ({ name, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fa'))

/** A table of another scope is as one that is not there. */
const findTable = (tables: readonly ExportTable[], actor: Actor, name: string): ExportTable =>
  tablesOf(tables, actor).find((one) => one.name === name) ?? refuse('export.unknown-table')

/** Makes a link to a table and writes down who took it. */
export async function exportTable(
  { db, clock, secret, tables }: TableDeps,
  { input: { name, format }, actor, caller }: Asked<typeof endpoint>,
) {
  const table = findTable(tables, actor, name)
  refuseIf(await whyNotExport(table.sheet(db), format))
  await record(db, clock, caller, {
    act: 'table-exported',
    personId: null,
    actor,
    detail: { table: table.title, format },
  })
  return linkToExport(
    { secret, sessionId: actor.sessionId, now: clock.now() },
    `/downloads/tables/${name}/${format}`,
  )
}

/** Tables at the links that were made for one session. */
export const tableDownloads =
  (deps: TableDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/tables/:name/:format', deps, (actor, { name = '' }) =>
      findTable(deps.tables, actor, name).sheet(deps.db),
    )
