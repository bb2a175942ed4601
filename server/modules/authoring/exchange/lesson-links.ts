/**
 * Links from one lesson to another while a course is on its way in: what they lead to has no address before the course
 * is stored. Readers write `#lesson:<key of the draft>`, which `add-course.ts` makes an address.
 */
const prefix = '#lesson:'

export const linkToLesson = (key: string): string => `${prefix}${key}`
/** To the course as a whole. */
export const linkToCourse = `${prefix}*`

export const keyOfLink = (href: string): string | null =>
  href.startsWith(prefix) ? href.slice(prefix.length) : null
