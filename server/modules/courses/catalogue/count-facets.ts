import { type CourseLevel, courseLevel } from '@arvand/contracts/courses'
import { type CoursePrice, coursePrice } from '@arvand/contracts/home/courses'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { type CourseFilter, holding } from './course-filter.ts'
import { catalogue } from './tables.ts'

export interface FacetGroup {
  readonly slug: string
  readonly title: string
  readonly palette: string
  readonly level: CourseLevel | null
  readonly price: CoursePrice | null
  readonly count: number
}

/** Counts the published courses, and how many of them each choice of a facet would leave. */
export async function countFacets(db: Db, filter: Omit<CourseFilter, 'words'>) {
  const { rows } = await groupsIn(
    sql`(select c.category, c.level, c.price from courses.courses as c where ${holding([])})`,
  ).execute(catalogue(db))
  return facetsOf(rows, filter)
}

/** Counts by field, level and price in one scan: the groups are few, and every facet is a sum of groups. */
export const groupsIn = (courses: RawBuilder<unknown>): RawBuilder<FacetGroup> => sql<FacetGroup>`
  select field.slug, field.title, field.palette, counted.level, counted.price, coalesce(counted.count, 0)::integer as count
  from courses.categories as field
  left join (
    select held.category, held.level, case when held.price = 0 then 'free' else 'paid' end as price, count(*) as count
    from ${courses} as held
    group by 1, 2, 3
  ) as counted on counted.category = field.slug
  order by field.position
`

/** Pure: the facets of these groups; a choice counts the courses that it would leave, with the other choices as set. */
export function facetsOf(groups: readonly FacetGroup[], filter: Omit<CourseFilter, 'words'>) {
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
