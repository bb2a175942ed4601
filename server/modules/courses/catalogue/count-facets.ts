import { type CourseLevel, courseLevel } from '@arvand/contracts/courses'
import { type CoursePrice, coursePrice } from '@arvand/contracts/home/courses'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { type CourseFilter, holding } from './course-filter.ts'
import { catalogue } from './tables.ts'

interface Group {
  readonly slug: string
  readonly title: string
  readonly palette: string
  readonly level: CourseLevel | null
  readonly price: CoursePrice | null
  readonly count: number
}

/** How many courses hold the words, and how many each choice of a facet would leave of them. */
export async function countFacets(db: Db, filter: CourseFilter) {
  const groups = await groupsOf(db, filter.words)
  const sum = (chosen: Partial<CourseFilter>) => {
    const { category, level, price } = { ...filter, ...chosen }
    return groups
      .filter(
        (group) =>
          (category === undefined || group.slug === category) &&
          (level === undefined || group.level === level) &&
          (price === undefined || group.price === price),
      )
      .reduce((total, { count }) => total + count, 0)
  }
  const categories = new Map(groups.map(({ slug, title, palette }) => [slug, { slug, title, palette }]))
  return {
    found: groups.reduce((total, { count }) => total + count, 0),
    facets: {
      total: sum({}),
      categories: [...categories.values()].map((one) => ({ ...one, count: sum({ category: one.slug }) })),
      levels: courseLevel.options.map((level) => ({ level, count: sum({ level }) })),
      prices: coursePrice.options.map((price) => ({ price, count: sum({ price }) })),
    },
  }
}

/** One scan counts all: there are only so many fields, levels and prices, and every facet is a sum of these. */
async function groupsOf(db: Db, words: readonly string[]): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select field.slug, field.title, field.palette, counted.level, counted.price, coalesce(counted.count, 0)::integer as count
    from courses.categories as field
    left join (
      select c.category, c.level, case when c.price = 0 then 'free' else 'paid' end as price, count(*) as count
      from courses.courses as c
      where ${holding(words)}
      group by 1, 2, 3
    ) as counted on counted.category = field.slug
    order by field.position
  `.execute(catalogue(db))
  return rows
}
