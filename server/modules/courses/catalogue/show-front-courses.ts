import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { withAvatars } from '../course/pictured.ts'
import { reviewId } from '../reviews/public-reviews.ts'
import { readCards } from './cards.ts'
import { countFacets } from './count-facets.ts'
import { catalogue } from './tables.ts'

const mostOfField = 4
const mostNewest = 4
const mostWords = 3
/** The reviews are picked from so many of the newest ones. */
const lookedThrough = 60

/** The courses and reviews of the home page. */
export async function showFrontCourses(db: Db) {
  const [{ facets }, popular, newest, words] = await Promise.all([
    countFacets(db, {}),
    popularOfFields(db),
    newestCourses(db),
    goodWords(db),
  ])
  const cards = await readCards(db, [...new Set([...popular.map(({ id }) => id), ...newest])])
  const pictures = await findPictures(db, [...cards.fileIds, ...words.fileIds])
  const byId = new Map(cards.show(pictures).map((card) => [card.id, card]))
  return {
    total: facets.total,
    fields: facets.categories
      .filter(({ count }) => count > 0)
      .map((field) => ({
        ...field,
        courses: popular
          .filter(({ category }) => category === field.slug)
          .flatMap(({ id }) => byId.get(id) ?? []),
      })),
    newest: newest.flatMap((id) => byId.get(id) ?? []),
    words: words.show(pictures),
  }
}

async function popularOfFields(db: Db): Promise<{ id: string; category: string }[]> {
  const { rows } = await sql<{ id: string; category: string }>`
    select popular.id, field.slug as category
    from courses.categories as field
    cross join lateral (
      select c.id, c.learners from courses.courses as c
      where c.state = 'published' and c.category = field.slug
      order by c.learners desc, c.id desc
      limit ${sql.lit(mostOfField)}
    ) as popular
    order by field.position, popular.learners desc, popular.id desc
  `.execute(catalogue(db))
  return rows
}

async function newestCourses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from courses.courses as c
    where c.state = 'published'
    order by c.published_at desc, c.id desc
    limit ${sql.lit(mostNewest)}
  `.execute(catalogue(db))
  return rows.map(({ id }) => id)
}

/** The newest good reviews, at most one of each course, neither too short to say something nor too long for the home page. */
async function goodWords(db: Db) {
  const rows = await catalogue(db)
    .selectFrom('courses.reviews as r')
    .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
    .innerJoin('identity.shown_names as p', 'p.person_id', 'r.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'r.person_id')
    .select([reviewId.as('id'), 'r.text', 'r.stars', 'p.name', 'c.slug', 'c.title', 'c.state'])
    .select('worn.file_id as avatar')
    .where('r.hidden_at', 'is', null)
    .orderBy('r.at', 'desc')
    .orderBy('r.course_id')
    .orderBy('r.person_id')
    .limit(lookedThrough)
    .execute()
  const fit = rows.flatMap(({ name, slug, title, state, ...words }) =>
    name !== null &&
    state === 'published' &&
    words.stars >= 4 &&
    words.text.length >= 50 &&
    words.text.length <= 220
      ? [{ ...words, name, course: { slug, title } }]
      : [],
  )
  const oneOfEach = [...Map.groupBy(fit, ({ course }) => course.slug).values()].flatMap(
    ([newest]) => newest ?? [],
  )
  return withAvatars(oneOfEach.slice(0, mostWords))
}
