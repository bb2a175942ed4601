import type { JobKind, JobSearch } from '@arvand/contracts/careers'
import { searchWords } from '@arvand/persian/search-words'
import { dayAt } from '@arvand/persian/zone'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { holdsAll, keyOf } from '#platform/search'
import { stateOf } from '../careers.ts'
import { findAccepted } from '../companies/company-queries.ts'
import { countFollowers } from '../following/follow-company.ts'
import { careers } from '../tables.ts'
import { facetsOf, type Narrowed } from './facets.ts'

/** Jobs that were published, of accepted companies. */
const publicJobs = (db: Db) =>
  careers(db)
    .selectFrom('careers.jobs as j')
    .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
    .where('c.state', '=', 'accepted')
    .where('j.published_at', 'is not', null)

export const openJobs = (db: Db, today: string) =>
  publicJobs(db).where('j.closed_at', 'is', null).where('j.deadline', '>=', today)

/** What a job is searched by: `j` with its company `c`. */
export const jobKey = keyOf(sql`concat_ws(' ', j.title, j.city, c.name, c.field, (
  select string_agg(s.title, ' ') from careers.job_skills as asked
  join careers.skills as s on s.id = asked.skill_id where asked.job_id = j.id))`)

const newest = [desc('j.published_at', 'instant'), desc('j.id')]

const cards = (jobs: ReturnType<typeof publicJobs>) =>
  jobs.select([
    ...(['j.id', 'j.slug', 'j.title', 'j.kind', 'j.city', 'j.is_remote as isRemote'] as const),
    ...(['j.pay_least as payLeast', 'j.pay_most as payMost', 'j.deadline'] as const),
    sql<Date>`j.published_at`.as('publishedAt'),
    ...(['c.slug as companySlug', 'c.name', 'c.field', 'c.city as companyCity'] as const),
  ])

type Card = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

const cardOf = <Row extends Card>({ companySlug, name, field, companyCity, ...job }: Row) => ({
  ...job,
  company: { slug: companySlug, name, field, city: companyCity },
})

const pageOfCards = ({ items, nextCursor }: { items: Card[]; nextCursor: string | null }) => ({
  items: items.map(cardOf),
  nextCursor,
})

const isOfField = (field: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from careers.job_skills as asked join careers.skills as s on s.id = asked.skill_id
  where asked.job_id = j.id and s.parent_id = ${field})`

/** Open jobs that hold these words. */
function withWords(db: Db, today: string, q: string) {
  const words = searchWords(q)
  const open = openJobs(db, today)
  return words.length > 0 ? open.where(holdsAll({ title: jobKey, all: jobKey }, words)) : open
}

function narrow(found: ReturnType<typeof openJobs>, { kind, city, remote, field }: Narrowed) {
  let rows = found
  if (kind) rows = rows.where('j.kind', '=', kind)
  if (city) rows = rows.where('j.city', '=', city)
  if (remote) rows = rows.where('j.is_remote', '=', true)
  return field ? rows.where(isOfField(field)) : rows
}

/** How many open jobs of a search were published since this moment. */
export async function countNewJobs(db: Db, now: Date, { q = '', ...search }: JobSearch, after: Date) {
  const { count } = await narrow(withWords(db, dayAt(now), q), search)
    .where('j.published_at', '>=', after)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface JobsAsk extends Narrowed {
  readonly q?: string | undefined
  readonly kind?: JobKind | undefined
  readonly cursor?: string | undefined
}

/** Open jobs, the newest first, with what each choice would leave. Uses the index `jobs__open`. */
export async function listJobs(db: Db, now: Date, { q = '', cursor, ...narrowed }: JobsAsk) {
  const found = withWords(db, dayAt(now), q)
  const [page, traits] = await Promise.all([
    keysetPage(cards(narrow(found, narrowed)), newest, cursor),
    found.select(['j.kind', 'j.city', 'j.is_remote as isRemote', fieldsOfJob.as('fields')]).execute(),
  ])
  return { ...pageOfCards(page), facets: facetsOf(traits, narrowed) }
}

/** Jobs that a person saved, the last saved first. Uses the index `saved_jobs__person`. */
export async function listSavedJobs(db: Db, now: Date, personId: string, cursor?: string) {
  const saved = cards(publicJobs(db))
    .innerJoin('careers.saved_jobs as saved', 'saved.job_id', 'j.id')
    .select(['j.published_at', 'j.closed_at'])
    .where('saved.person_id', '=', personId)
  const page = await keysetPage(saved, [desc('saved.at', 'instant'), desc('saved.job_id')], cursor)
  const today = dayAt(now)
  return { ...page, items: page.items.map((job) => ({ ...cardOf(job), state: stateOf(job, today) })) }
}

const fieldsOfJob = sql<{ id: string; title: string }[]>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', field.id, 'title', field.title))
  from careers.job_skills as asked
  join careers.skills as s on s.id = asked.skill_id
  join careers.skills as field on field.id = s.parent_id
  where asked.job_id = j.id), '[]')`

/** An accepted company with its open jobs. */
export async function showCompany(db: Db, now: Date, slug: string, cursor?: string) {
  const company = await findAccepted(db, slug)
  const jobs = openJobs(db, dayAt(now)).where('j.company_id', '=', company.id)
  const [page, followers] = await Promise.all([
    keysetPage(cards(jobs), newest, cursor),
    countFollowers(db, company.id),
  ])
  return { ...pageOfCards(page), company: { ...company, followers } }
}

/** The skills that a job asks, those that it demands first. */
export const skillsOfJob = (db: Db, jobId: string) =>
  careers(db)
    .selectFrom('careers.job_skills as asked')
    .innerJoin('careers.skills as s', 's.id', 'asked.skill_id')
    .select(['s.id', 's.title', 'asked.is_demanded as isDemanded'])
    .where('asked.job_id', '=', jobId)
    .orderBy('asked.is_demanded', 'desc')
    .orderBy('s.title')
    .execute()

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A published job, by its id or its address. */
export async function findPublicJob(db: Db, now: Date, idOrSlug: string) {
  const row = await cards(publicJobs(db))
    .select(['j.description', 'j.published_at', 'j.closed_at', 'j.company_id', 'c.website'])
    .where(isId(idOrSlug) ? 'j.id' : 'j.slug', '=', idOrSlug)
    .executeTakeFirst()
  const job = row ?? refuse('careers.unknown-job')
  return { ...cardOf(job), state: stateOf(job, dayAt(now)), skills: await skillsOfJob(db, job.id) }
}
