import { lens } from '#platform/database'
import type { SocialTables } from '#testing/social'

/** The tables of the feed, with the people whom identity publishes. */
export const demoSocial = lens<SocialTables>()
