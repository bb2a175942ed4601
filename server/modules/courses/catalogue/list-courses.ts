import type { CourseLevel } from '@arvand/contracts/courses'
import type { CoursePrice, CourseSort } from '@arvand/contracts/home/courses'
import type { Db } from '#platform/database'
import { pageOf } from '#platform/keyset'
import { findCards } from './cards.ts'
import { correctWords } from './correct-words.ts'
import { sortOf } from './course-sorts.ts'
import { pageOfAll, pageOfFound } from './page-of-courses.ts'
import { searchWords } from './search-words.ts'

export interface CoursesAsk {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: CoursePrice | undefined
  readonly sort?: CourseSort | undefined
  readonly cursor?: string | undefined
}

/**
 * Published courses with the counts of their facets. When no course holds the words, the search is repeated with the
 * words that were probably meant.
 */
export async function listCourses(db: Db, ask: CoursesAsk) {
  const words = searchWords(ask.q ?? '')
  const first = await pageFor(db, ask, words)
  if (words.length === 0 || first.found > 0) return { ...first.page, corrected: null }
  const meant = await correctWords(db, ask.q ?? '')
  if (!meant) return { ...first.page, corrected: null }
  const second = await pageFor(db, ask, meant)
  return second.found > 0
    ? { ...second.page, corrected: meant.join(' ') }
    : { ...first.page, corrected: null }
}

async function pageFor(db: Db, ask: CoursesAsk, words: readonly string[]) {
  const sort = sortOf(ask.sort, words)
  const page = words.length === 0 ? pageOfAll : pageOfFound
  const { rows, found, facets } = await page(db, { filter: { ...ask, words }, sort, cursor: ask.cursor })
  const { items, nextCursor } = pageOf<{ readonly id: string }>(rows, sort)
  const cards = await findCards(
    db,
    items.map(({ id }) => id),
  )
  return { found, page: { items: cards, nextCursor, facets, sort } }
}
