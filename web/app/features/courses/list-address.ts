import type { CourseLevel } from '@arvand/contracts/courses'
import type { CoursePrice, CourseSort } from '@arvand/contracts/home/courses'

/** The filters chosen in the list of courses; a missing one is not chosen. */
export interface Chosen {
  readonly q?: string | null | undefined
  readonly category?: string | null | undefined
  readonly level?: CourseLevel | null | undefined
  readonly price?: CoursePrice | null | undefined
  readonly sort?: CourseSort | null | undefined
}

/** The address of the list with these filters, in a fixed order, so that equal choices have one address. */
export function listAddress({ q, category, level, price, sort }: Chosen): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ q, category, level, price, sort }))
    if (value) query.set(name, value)
  return query.size > 0 ? `/courses?${query}` : '/courses'
}
