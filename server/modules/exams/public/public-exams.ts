import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { holdsAll, keyOf } from '#platform/search'
import { stateOf, toldMinutes } from '../exam.ts'
import { exams } from '../tables.ts'
import { accessOf } from '../taking/find-exam.ts'
import { countQuestions } from '../taking/list-exams.ts'
import { toldRules } from '../taking/told-rules.ts'

/** What is searched in: the title without spaces too. */
const keys = {
  title: keyOf(sql`e.title`),
  all: sql<string>`${keyOf(sql`concat_ws(' ', e.title, e.settings ->> 'description', k.title)`)}
    || platform.joined_search_key(e.title) || ' '`,
}

/** Published exams that everybody may take. */
const publicRows = (db: Db) =>
  exams(db)
    .selectFrom('exams.exams as e')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .innerJoin('courses.known_categories as k', 'k.slug', 'c.category')
    .innerJoin('identity.people as p', 'p.id', 'e.owner_id')
    .selectAll('e')
    .select(['c.slug as courseSlug', 'c.title as courseTitle', 'c.state as courseState'])
    .select(['k.slug as fieldSlug', 'k.title as fieldTitle', 'k.palette', 'p.name', 'p.handle'])
    .where('e.published_at', 'is not', null)
    .where('e.price', 'is not', null)
type PublicRow = Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number]

interface PublicFilter {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly cursor?: string | undefined
}

/** Exams for everybody, the newest first. */
export async function listPublicExams(db: Db, now: Date, { q = '', category, cursor }: PublicFilter) {
  const words = searchKey(q).split(' ').filter(Boolean)
  let rows = publicRows(db)
  if (words.length > 0) rows = rows.where(holdsAll(keys, words))
  if (category) rows = rows.where('c.category', '=', category)
  const [page, fields] = await Promise.all([
    keysetPage(rows, [desc('e.published_at', 'instant'), desc('e.id')], cursor),
    fieldsOf(db),
  ])
  return { ...page, fields, items: page.items.map((row) => toldOf(row, now)) }
}

/** One of them; to somebody signed in also whether they may take it. */
export async function showPublicExam(db: Db, now: Date, slug: string, personId: string | null) {
  const row = await publicRows(db).where('e.slug', '=', slug).executeTakeFirst()
  if (!row?.paper) return refuse('exams.unknown-exam')
  const { settings, paper } = row
  const exam = {
    ...toldOf(row, now),
    description: settings.description,
    course: row.courseState === 'published' ? { slug: row.courseSlug, title: row.courseTitle } : null,
    isKonkur: settings.konkur !== null,
    attempts: settings.attempts,
    sections: paper.sections.map(({ id, title, slots }) => ({
      id,
      title,
      questions: countQuestions([{ slots }]),
    })),
    rules: toldRules(settings, paper),
  }
  if (personId === null) return { exam }
  return { exam, mine: { mayTake: (await accessOf(db, row, personId, now)) !== null } }
}

const summaryLength = 160

function toldOf(row: PublicRow, now: Date) {
  const { settings } = row
  const words = settings.description.replaceAll(/\s+/g, ' ').trim()
  return {
    id: row.id,
    slug: row.slug ?? '',
    title: row.title,
    summary: words.length > summaryLength ? `${words.slice(0, summaryLength).trim()}…` : words,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    minutes: toldMinutes(settings, row.paper?.sections ?? []),
    questions: countQuestions(row.paper?.sections ?? []),
    price: row.price ?? 0,
    state: stateOf(row, now),
    teacher: { handle: row.handle, name: row.name },
    category: { slug: row.fieldSlug, title: row.fieldTitle, palette: row.palette },
  }
}

/** Fields that have one. */
const fieldsOf = (db: Db) =>
  exams(db)
    .selectFrom('courses.known_categories as k')
    .select(['k.slug', 'k.title', 'k.palette'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('exams.exams as e')
          .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
          .select('e.id')
          .whereRef('c.category', '=', 'k.slug')
          .where('e.published_at', 'is not', null)
          .where('e.price', 'is not', null),
      ),
    )
    .orderBy('k.position')
    .execute()
