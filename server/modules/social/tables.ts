import { lens, type Tables } from '#platform/database'

export type SocialTables = Tables<
  | 'social'
  | 'courses.course_lessons'
  | 'courses.course_staff'
  | 'courses.known_courses'
  | 'discussion.known_likes'
  | 'discussion.openings'
  | 'identity.people'
  | 'identity.shown_avatars'
  | 'identity.shown_names'
>

/** This module's view of the database. */
export const social = lens<SocialTables>()
