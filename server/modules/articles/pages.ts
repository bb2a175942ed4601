import type { ArticlesDeps } from './deps.ts'

/** Drops the cached page of an article, and the lists. Call it only after the commit of a public change. */
export const dropPagesOf = (pages: ArticlesDeps['pages'], slug: string): void =>
  void pages.drop(['articles', `article:${slug}`])
