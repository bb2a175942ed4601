import type { LiveKind } from '@arvand/contracts/live'
import {
  type ClassesPart,
  classesFilter,
  type exportAllClasses as endpoint,
} from '@arvand/contracts/panel/manage-live'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/database'
import {
  dayCells,
  dayColumns,
  inBatches,
  type Line,
  linkToExport,
  type Spreadsheet,
  serveExports,
  whyNotExport,
} from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { keysetQuery } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExportTable } from '#plugs/export-table'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { allClassesBy, type ClassesFilter, orders } from './all-classes.ts'
import { record } from './audited-acts.ts'
import { type Ahead, lookAhead } from './coming-classes.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'secret'>

/** Makes a link to a sheet of classes; writes to the audit by what they were chosen. */
export async function exportAllClasses(
  { db, clock, secret }: Deps,
  { input: { format, ...filter }, actor, caller }: Asked<typeof endpoint>,
) {
  refuseIf(await whyNotExport(classesSheet(db, filter, await lookAhead(db, clock.now())), format))
  const { q, part, kind } = filter
  const detail = { change: titles[part], kind, searched: Boolean(q) }
  await record(db, clock, caller, { act: 'classes-exported', personId: null, actor, detail })
  return linkToExport(
    { secret, sessionId: actor.sessionId, now: clock.now() },
    `/downloads/classes/${format}`,
    { part, ...(kind ? { kind } : {}), ...(q ? { q } : {}) },
  )
}

/** A signed link has only what the endpoint accepted. */
const filterOf = z.object(classesFilter)

/** Sheets of classes at the links that were made for one session. */
export const classesDownloads =
  (deps: LiveDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/classes/:format', deps, async ({ scopes }, named) => {
      if (!scopes.has('content')) refuse('request.not-found')
      return classesSheet(deps.db, filterOf.parse(named), await lookAhead(deps.db, deps.clock.now()))
    })

/** All classes that were held. */
export const heldClassesTable = ({ clock }: Pick<Deps, 'clock'>): ExportTable => ({
  ...{ name: 'live.classes', title: titles.past },
  of: { scope: 'content' },
  sheet: (db) => {
    const nothingAhead = { days: [], weekdays: [], holidays: [] }
    return classesSheet(db, { part: 'past' }, { now: clock.now(), ...nothingAhead })
  },
})

const titles: Readonly<Record<ClassesPart, string>> = {
  running: 'کلاس‌های در حال برگزاری',
  coming: 'کلاس‌های پیش رو',
  past: 'کلاس‌های برگزارشده',
  rooms: 'کلاس‌های دائمی',
}
const kinds: Readonly<Record<LiveKind, string>> = { webinar: 'وبینار', room: 'کلاس', meet: 'جلسهٔ خصوصی' }

function classesSheet(db: Db, filter: ClassesFilter, ahead: Ahead): Spreadsheet {
  const order = orders[filter.part]
  const rows = () => allClassesBy(db, filter, ahead)
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>
  type Read = Row & { readonly keyset: readonly unknown[] }
  const read = (last: Read | undefined, size: number) =>
    keysetQuery(rows(), order, last?.keyset ?? null, size).execute()
  const lineOf = ({ title, kind, hostName, people, at, endedAt }: Row): Line => [
    ...[title, kinds[kind], hostName ?? '', people],
    ...dayCells(at),
    ...dayCells(endedAt),
  ]
  return {
    title: titles[filter.part],
    file: 'classes',
    columns: [
      { head: 'کلاس', width: 40 },
      { head: 'نوع', width: 16 },
      { head: 'میزبان', width: 26 },
      { head: 'تعداد افراد', width: 14 },
      ...dayColumns(filter.part === 'rooms' ? 'آخرین جلسه' : 'شروع'),
      ...dayColumns('پایان'),
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const some of inBatches<Read>(read)) yield* some.map(lineOf)
    },
    async count(most) {
      const { count } = await live(db)
        .selectFrom(rows().clearSelect().select('c.id').limit(most).as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
