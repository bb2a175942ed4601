import { searchWords } from '@arvand/persian/search-words'
import type { Db } from '#platform/database'
import { countFacets } from './count-facets.ts'
import { catalogue } from './tables.ts'

const most = 3

/** The fields with how many published courses each has, and up to three subjects of which there are courses. */
export async function listFields(db: Db) {
  const [{ facets }, subjects, keys] = await Promise.all([
    countFacets(db, {}),
    catalogue(db).selectFrom('courses.categories').select(['slug', 'subjects']).orderBy('position').execute(),
    catalogue(db)
      .selectFrom('courses.courses')
      .select(['category', 'search_key'])
      .where('state', '=', 'published')
      .orderBy('learners', 'desc')
      .limit(mostRead)
      .execute(),
  ])
  const isTaught = (slug: string, subject: string) =>
    keys.some(
      ({ category, search_key }) =>
        category === slug && searchWords(subject).every((word) => search_key.includes(` ${word}`)),
    )
  return facets.categories.map((field) => ({
    ...field,
    subjects: (subjects.find(({ slug }) => slug === field.slug)?.subjects ?? [])
      .filter((subject) => isTaught(field.slug, subject))
      .slice(0, most),
  }))
}

/** Subjects are those of well-known courses, so the rest need not be read. */
const mostRead = 500
