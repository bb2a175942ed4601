import type { Db } from '#platform/database'

export interface SitePage {
  /** A path on our site. */
  readonly path: string
  readonly changedAt: Date | null
}

/** The plug by which a module names its public pages to search engines (`/sitemap.xml`). */
export interface SitePages {
  /** Of the file, e.g. `articles` for `/sitemaps/articles.xml`. */
  readonly name: string
  /** At most so many. */
  readonly pages: (db: Db, most: number) => Promise<readonly SitePage[]>
}
