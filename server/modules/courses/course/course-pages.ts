import type { CoursesDeps } from '../deps.ts'

/**
 * Cache tags of public pages: `catalogueTag` for lists, paths and the home page, `courseTag` for a course's page. A
 * command that changes their content drops them after its commit.
 */
export const catalogueTag = 'courses'
export const courseTag = (slug: string): string => `course:${slug}`

/** Drops the cached pages of a course. Call it only after the commit of a public change. */
export const dropPagesOf = (pages: CoursesDeps['pages'], slug: string): void =>
  void pages.drop([catalogueTag, courseTag(slug)])
