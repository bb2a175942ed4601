import type { ReadOutbox, Visitor, WebSettings } from '@arvand/web/server-context'
import type { Actor } from '../actor.ts'
import type { OuterSources } from './content-security.ts'
import type { InProcessSettings } from './in-process-calls.ts'
import type { PageCache } from './page-cache.ts'
import type { Pages } from './web-build.ts'

/** The signed-in person of a request, found once for a page. */
export interface Arrival {
  readonly visitor: Visitor
  readonly actor: Actor
}

/** What serving the web needs. */
export interface WebDeps extends InProcessSettings {
  readonly pages: Pages
  readonly cache: PageCache
  /** Folder of the built files that browsers fetch; null in development, where Vite serves them. */
  readonly assets: string | null
  readonly publicUrl: URL
  readonly settings: WebSettings
  /** The person of a session cookie's token, for the page's frame and its calls; null when the session has ended. */
  readonly arrivalOf: (token: string) => Promise<Arrival | null>
  readonly outerSources?: OuterSources
  /** Paths of pages that may show other sites in frames, over https. */
  readonly framesAnywhere?: RegExp
  /** Only in demo mode. */
  readonly readOutbox?: ReadOutbox | undefined
}
