import type { Params } from 'react-router'

/** A page's promise that it is the same for every stranger, so that it may be kept whole. */
export interface CachePromise {
  /** What the page shows, by name (`front`, `course:…`); `dropPages` forgets it by any of these. */
  readonly tags: readonly string[] | ((params: Params) => readonly string[])
  /** The query parameters that change the page. All others (`ref`, `utm_*`) are not even shown to it. */
  readonly query?: readonly string[]
  /** Greatest age in seconds; for pages that speak of time. Ten minutes when left out. */
  readonly seconds?: number
}

/** What a route may say of itself: `export const handle = { … } satisfies Handle`. */
export interface Handle {
  readonly cache?: CachePromise
  /** The words of this page in the breadcrumb; a function gets the route's loader data. */
  readonly crumb?: string | ((loaderData: unknown) => string)
  /** Brings the page to life at once instead of at the first sign of a visitor. */
  readonly wake?: 'now'
}
