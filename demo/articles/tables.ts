import { lens, type Tables } from '#platform/database'

/** The people whom identity publishes. */
export const demoArticles = lens<Tables<'identity.people'>>()
