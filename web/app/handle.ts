import type { Params } from 'react-router'

/** A page's promise that it is the same for every stranger, so that it may be cached whole. */
export interface CachePromise {
  /**
   * The data that the page shows, by name (`front`, `course:…`); `dropPages` drops the cached page by any of these
   * names.
   */
  readonly tags: readonly string[] | ((params: Params) => readonly string[])
  /** The query parameters that change the page. The page gets no others (`ref`, `utm_*`). */
  readonly query?: readonly string[]
  /** Greatest age in seconds, for pages that show times. Ten minutes when left out. */
  readonly seconds?: number
}

/** One step of the breadcrumb; the last one needs no address. */
export interface Crumb {
  readonly label: string
  readonly to?: string
}

/** What a route may declare: `export const handle = { … } satisfies Handle`. */
export interface Handle {
  readonly cache?: CachePromise
  /**
   * What this page is called in the breadcrumb, below the entry of the menu; a function gets the route's loader data,
   * and may give several crumbs.
   */
  readonly crumb?: string | ((loaderData: never) => string | readonly Crumb[])
  /**
   * Now: hydrates the page at once instead of at the first event of a visitor. Alone: neither the router nor the shell
   * come to the browser; a script of its own draws the page (`attempt-entry.ts`).
   */
  readonly hydrate?: 'now' | 'alone'
}
