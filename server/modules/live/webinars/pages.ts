import type { LiveDeps } from '../deps.ts'
import { webinarsTag } from '../webinars-tag.ts'

/** Drops the cached pages after a commit that changed what they show, if anything did. */
export const dropPagesOf = (pages: LiveDeps['pages'], changes = 1): void => {
  if (changes > 0) void pages.drop([webinarsTag])
}
