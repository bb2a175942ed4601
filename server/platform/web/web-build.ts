import type { ServerContext } from '@arvand/web/server-context'

/** How a page may be kept: what it shows by name, which query parameters change it, and its greatest age. */
export interface PagePolicy {
  readonly tags: readonly string[]
  readonly query: readonly string[]
  readonly seconds: number
}

/** What the built web offers the server (`web/app/entry.server.tsx`). */
export interface Pages {
  answer(request: Request, page: ServerContext): Promise<Response>
  /** Null when the page of this path may not be kept. */
  policyFor(pathname: string): PagePolicy | null
  /** The route that answers this path, as it is spelled; null when none but the page of unknown paths does. */
  patternFor(pathname: string): string | null
}

export interface WebBuild {
  readonly entry: {
    readonly module: { openPages(build: WebBuild, mode: 'production' | 'development'): Pages }
  }
}
