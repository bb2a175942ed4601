import { type JobSearch, jobSearch, mostAlerts } from '@arvand/contracts/careers'
import { sql } from 'kysely'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'

const kinds = {
  fullTime: 'تمام‌وقت',
  partTime: 'پاره‌وقت',
  contract: 'پروژه‌ای',
  internship: 'کارآموزی',
} as const

/** A search in words, as notices and lists name it. Pure. */
export function titleOfSearch({ q, kind, city, remote }: JobSearch, field: string | null): string {
  const parts = [q, kind && kinds[kind], city, remote && 'دورکاری', field].filter(Boolean)
  return parts.length > 0 ? parts.join('، ') : 'همهٔ آگهی‌ها'
}

/** The page that shows what a search finds. Pure. */
export function addressOfSearch(search: JobSearch): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== undefined))
  return query.size > 0 ? `/jobs?${query}` : '/jobs'
}

/** What narrows something, in the order in which it is stored and compared. */
const storedSearch = (search: { readonly [Key in keyof JobSearch]?: JobSearch[Key] | '' }): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(jobSearch.shape).flatMap((key) => {
        const value = search[key as keyof JobSearch]?.trim()
        return value ? [[key, value]] : []
      }),
    ),
  )

/** Tells a person of new jobs of a search; the same search again is the same alert. */
export const addAlert = (
  { db, clock }: Pick<CareersDeps, 'db' | 'clock'>,
  personId: string,
  search: JobSearch,
) =>
  transaction(db, async (tx) => {
    const tables = careers(tx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${personId}, 32))`.execute(tables)
    const known = await findAlertFor(tx, personId, search)
    if (known) return { alertId: known }
    if (search.field !== undefined) {
      const field = tables.selectFrom('careers.skills').select('id').where('id', '=', search.field)
      if (!(await field.where('parent_id', 'is', null).executeTakeFirst())) refuse('careers.unknown-skill')
    }
    const { count } = await tables
      .selectFrom('careers.alerts')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    if (count >= mostAlerts) refuse('careers.too-many-alerts')
    const [id, now] = [newId(), clock.now()]
    await tables
      .insertInto('careers.alerts')
      .values({ id, person_id: personId, search: storedSearch(search), made_at: now, looked_at: now })
      .execute()
    return { alertId: id }
  })

export async function removeAlert(db: Db, personId: string, alertId: string): Promise<Record<string, never>> {
  const removed = await careers(db)
    .deleteFrom('careers.alerts')
    .where('id', '=', alertId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) refuse('careers.unknown-alert')
  return {}
}

/** A person's alert for just this search. */
export async function findAlertFor(
  db: Db,
  personId: string,
  search: Parameters<typeof storedSearch>[0],
): Promise<string | null> {
  const row = await careers(db)
    .selectFrom('careers.alerts')
    .select('id')
    .where('person_id', '=', personId)
    .where('search', '=', sql<JobSearch>`${storedSearch(search)}::jsonb`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Alerts with the title of the field that they name. */
export const alertsWithFields = (db: Db) =>
  careers(db)
    .selectFrom('careers.alerts as a')
    .leftJoin('careers.skills as field', (on) => on.on(sql<boolean>`field.id = (a.search ->> 'field')::uuid`))
    .select(['a.id', 'a.person_id', 'a.search', 'a.looked_at', 'field.title as field'])

export async function listAlerts(db: Db, personId: string) {
  const rows = await alertsWithFields(db)
    .where('a.person_id', '=', personId)
    .orderBy('a.made_at', 'desc')
    .orderBy('a.id')
    .execute()
  return wholeList(rows.map(({ id, search, field }) => ({ id, search, title: titleOfSearch(search, field) })))
}
