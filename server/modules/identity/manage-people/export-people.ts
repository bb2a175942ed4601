import type { exportPeople as endpoint } from '@arvand/contracts/panel/people'
import { localMobile } from '@arvand/persian/mobile'
import { instantAt } from '@arvand/persian/zone'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/database'
import {
  dayCells,
  dayColumns,
  type ExportDeps,
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
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { identity } from '../tables.ts'
import { orders, type PeopleFilter, peopleBy } from './list-people.ts'

/** Makes a link to a sheet of people; writes to the audit by what they were chosen, but not what was searched for. */
export async function exportPeople(
  { db, clock, secret }: Pick<IdentityDeps, 'db' | 'clock' | 'secret'>,
  { input: { format, ...filter }, actor, caller }: Asked<typeof endpoint>,
) {
  refuseIf(await whyNotExport(peopleSheet(db, filter), format))
  const { q, personIds, ...detail } = filter
  await record(db, clock, caller, {
    act: 'people-exported',
    personId: null,
    actor,
    detail: { ...detail, searched: Boolean(q), ...(personIds ? { people: personIds.length } : {}) },
  })
  return linkToExport(
    { secret, sessionId: actor.sessionId, now: clock.now() },
    `/downloads/people/${format}`,
    Object.fromEntries(
      Object.entries({ ...filter, personIds: personIds?.join(',') }).filter(
        (entry): entry is [string, string] => Boolean(entry[1]),
      ),
    ),
  )
}

/** Sheets of people at the links that were made for one session. */
export const peopleDownloads =
  (deps: Pick<IdentityDeps, 'db'> & ExportDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/people/:format', deps, ({ scopes }, named) => {
      if (!scopes.has('people')) refuse('request.not-found')
      return peopleSheet(deps.db, filterOf.parse(named))
    })

/** All people, for managers who take many of them with progress. */
export const peopleTable: ExportTable = {
  name: 'identity.people',
  title: 'کاربران',
  of: { scope: 'people' },
  sheet: (db) => peopleSheet(db, {}),
}

/** A signed link has only what the endpoint accepted. */
const filterOf = z.object({
  q: z.string().optional(),
  role: z.enum(['teacher', 'manager']).optional(),
  state: z.enum(['active', 'blocked']).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  activeFrom: z.string().optional(),
  activeTo: z.string().optional(),
  personIds: z
    .string()
    .transform((ids) => ids.split(','))
    .optional(),
  order: z.enum(['newest', 'seen', 'name']).default('newest'),
})

type Person = Awaited<ReturnType<ReturnType<typeof peopleBy>['executeTakeFirstOrThrow']>>

const roleTitles = { user: null, teacher: 'مدرس', manager: 'مدیر' }

function peopleSheet(db: Db, filter: PeopleFilter): Spreadsheet {
  const columns = orders[filter.order ?? 'newest']
  type Read = Person & { readonly keyset: readonly unknown[] }
  const read = (last: Read | undefined, size: number) =>
    keysetQuery(peopleBy(db, filter), columns, last?.keyset ?? null, size).execute()
  return {
    title: 'کاربران',
    file: 'people',
    columns: [
      { head: 'نام', width: 28 },
      { head: 'موبایل', width: 16 },
      { head: 'ایمیل', width: 30 },
      { head: 'نقش', width: 16 },
      { head: 'وضعیت', width: 12 },
      ...dayColumns('عضویت'),
      ...dayColumns('آخرین بازدید'),
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const people of inBatches<Read>(read)) yield* people.map(lineOf)
    },
    count: (most) => countPeople(db, filter, most),
  }
}

const lineOf = ({ name, mobile, email, roles, isBlocked, createdAt, seenOn }: Person): Line => [
  name,
  mobile ? localMobile(mobile) : '',
  email ?? '',
  roles.flatMap((role) => roleTitles[role] ?? []).join('، '),
  isBlocked ? 'مسدود' : 'فعال',
  ...dayCells(createdAt),
  ...dayCells(seenOn ? instantAt(seenOn) : null),
]

async function countPeople(db: Db, filter: PeopleFilter, most: number): Promise<number> {
  const { count } = await identity(db)
    .selectFrom(peopleBy(db, filter).clearSelect().select('a.id').limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
