import type { ServerContext } from '@arvand/web/server-context'

/**
 * How a page may be cached: the tags of its data, the query parameters that change it, and its greatest age in seconds.
 */
export interface PagePolicy {
  readonly tags: readonly string[]
  readonly query: readonly string[]
  readonly seconds: number
}

/** What the built web exports to the server (`web/app/entry.server.tsx`). */
export interface Pages {
  answer(request: Request, page: ServerContext): Promise<Response>
  /** Null when the page of this path may not be cached. */
  policyFor(pathname: string): PagePolicy | null
  /** The pattern of the route that answers this path; null when only the page for unknown paths does. */
  patternFor(pathname: string): string | null
  /** The drawn SVG file of this path, the same for ever; null when there is none. */
  pictureFor(pathname: string): string | null | Promise<string | null>
}

export interface WebBuild {
  readonly entry: {
    readonly module: { openPages(build: WebBuild, mode: 'production' | 'development'): Pages }
  }
}
