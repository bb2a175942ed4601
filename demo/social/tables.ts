import { lens } from '#platform/database'
import type { SocialTables } from '#testing/social'

/** The tables of the feed, with the people whom identity publishes. */
export const demoSocial = lens<
  SocialTables & {
    'identity.shown_avatars': { readonly person_id: string; readonly file_id: string }
    'courses.course_staff': { readonly course_id: string; readonly person_id: string; readonly role: string }
  }
>()
