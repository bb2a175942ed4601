import type { CourseLevel } from '@arvand/contracts/courses'
import type { CoursePrice, CourseSort } from '@arvand/contracts/home/courses'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import type { Db } from '#platform/database'
import { pageOf } from '#platform/keyset'
import { correctWords } from '#platform/search'
import { findCards } from './cards.ts'
import { sortOf } from './course-sorts.ts'
import { pageOfAll, pageOfFound } from './page-of-courses.ts'
import { courseVocabulary } from './vocabulary.ts'

export interface CoursesAsk {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly level?: CourseLevel | undefined
  readonly price?: CoursePrice | undefined
  readonly sort?: CourseSort | undefined
  readonly cursor?: string | undefined
}

/**
 * Published courses with the counts of their facets. When no course has the words as words or beginnings, the search is
 * repeated with the words that were probably meant.
 */
export async function listCourses(db: Db, ask: CoursesAsk) {
  const typed = searchWords(ask.q ?? '')
  const first = await pageFor(db, ask, neededWords(typed))
  if (typed.length === 0 || (first.found > 0 && first.isBegun)) return { ...first.page, corrected: null }
  const meant = await correctWords([courseVocabulary(db)], ask.q ?? '')
  const second = meant && (await pageFor(db, ask, neededWords(meant)))
  return second && second.found > 0
    ? { ...second.page, corrected: meant.join(' ') }
    : { ...first.page, corrected: null }
}

async function pageFor(db: Db, ask: CoursesAsk, words: readonly string[]) {
  const sort = sortOf(ask.sort, words)
  const page = words.length === 0 ? pageOfAll : pageOfFound
  const { rows, found, isBegun, facets } = await page(db, {
    filter: { ...ask, words },
    sort,
    cursor: ask.cursor,
  })
  const { items, nextCursor } = pageOf<{ readonly id: string }>(rows, sort)
  const cards = await findCards(
    db,
    items.map(({ id }) => id),
  )
  return { found, isBegun, page: { items: cards, nextCursor, facets, sort } }
}
