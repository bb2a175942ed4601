import type { SocialDeps } from './deps.ts'

/** Drops the cached page of a person. Call it only after the commit of a public change. */
export const dropPageOf = (pages: SocialDeps['pages'], handle: string | null): void =>
  void (handle && pages.drop([`person:${handle}`]))

/** Drops the cached pages that show posts of a person: their own, and those of hashtags. */
export const dropPostsOf = (pages: SocialDeps['pages'], handle: string | null): void =>
  void pages.drop(['topics', ...(handle ? [`person:${handle}`] : [])])
