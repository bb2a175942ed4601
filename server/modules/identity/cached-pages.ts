import type { PageCache } from '#platform/web'
import type { Profile } from './people/person-queries.ts'

/** The part of the page cache that drops outdated pages. */
export type CachedPages = Pick<PageCache, 'drop'>

type Shown = Pick<Profile, 'handle' | 'roles'>

/**
 * Tags of the cached pages that show a person in these states (before and after a change): the public profile by its
 * handle, and the front page for a teacher.
 */
export function pagesShowing(...states: readonly Shown[]): string[] {
  const profiles = states.flatMap(({ handle }) => (handle ? [`person:${handle}`] : []))
  const teaches = states.some(({ roles }) => roles.includes('teacher'))
  return [...new Set([...profiles, ...(teaches ? ['front'] : [])])]
}

/** Drops the cached pages that show a person. Must be called after the commit. */
export async function dropPagesShowing(pages: CachedPages, ...states: readonly Shown[]): Promise<void> {
  const tags = pagesShowing(...states)
  if (tags.length > 0) await pages.drop(tags)
}
