import { lens, type Tables } from '#platform/database'
import type { CoursesTables } from '#testing/courses'

/** The tables of courses, with the people whom identity publishes. */
export const demoCourses = lens<CoursesTables & Tables<'identity.people' | 'identity.shown_avatars'>>()
