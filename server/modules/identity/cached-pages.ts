import type { PageCache } from '#platform/web'
import type { Profile } from './people/person-queries.ts'

/** Where this module says that kept pages are old. */
export type CachedPages = Pick<PageCache, 'drop'>

type Shown = Pick<Profile, 'handle' | 'roles'>

/**
 * Tags of the kept pages that show a person, as they were and as they are: the public profile by its handle, and the
 * front page with its teachers.
 */
export function pagesShowing(...states: readonly Shown[]): string[] {
  const profiles = states.flatMap(({ handle }) => (handle ? [`person:${handle}`] : []))
  const teaches = states.some(({ roles }) => roles.includes('teacher'))
  return [...new Set([...profiles, ...(teaches ? ['front'] : [])])]
}

/** Drops them; after the commit. */
export async function dropPagesShowing(pages: CachedPages, ...states: readonly Shown[]): Promise<void> {
  const tags = pagesShowing(...states)
  if (tags.length > 0) await pages.drop(tags)
}
