import type { Answer } from '@arvand/contracts/endpoint'
import type { showCourse } from '@arvand/contracts/home/courses'

type Page = Answer<typeof showCourse>['course']

/** The fields of a course that these pages show. */
export const courseOf = ({ id, slug, title, cover, category, price, listPrice }: Page) => ({
  id,
  slug,
  title,
  href: `/courses/${slug}`,
  picture: cover,
  palette: category.palette,
  price,
  listPrice,
})

export type GiftCourse = ReturnType<typeof courseOf>
