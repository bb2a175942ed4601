import type { CoursesDeps } from '../deps.ts'

/**
 * Tags of kept public pages: lists, paths and the home page; a course's page. A command that changes what they show drops
 * them after its commit.
 */
export const catalogueTag = 'courses'
export const courseTag = (slug: string): string => `course:${slug}`

/** After something public of a course has changed, and only after the commit. */
export const dropPagesOf = (pages: CoursesDeps['pages'], slug: string): void =>
  void pages.drop([catalogueTag, courseTag(slug)])
