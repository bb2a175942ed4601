/**
 * Links from one lesson to another during an import: lessons have no address before the course is stored. Readers write
 * `#lesson:<key of the draft>`, which `add-course.ts` replaces by an address.
 */
const prefix = '#lesson:'

export const linkToLesson = (key: string): string => `${prefix}${key}`
/** A link to the course as a whole. */
export const linkToCourse = `${prefix}*`

export const keyOfLink = (href: string): string | null =>
  href.startsWith(prefix) ? href.slice(prefix.length) : null
