import { lens } from '#platform/database'

/** The people whom identity publishes. */
export const demoArticles = lens<{
  'identity.people': { readonly id: string; readonly handle: string | null }
}>()
