import type { ReadOutbox, Visitor, WebSettings } from '@arvand/web/server-context'
import type { Actor } from '../actor.ts'
import type { OuterSources } from './content-security.ts'
import type { InProcessSettings } from './in-process-calls.ts'
import type { PageCache } from './page-cache.ts'
import type { Pages } from './web-build.ts'

/** Who came, found once for a page. */
export interface Arrival {
  readonly visitor: Visitor
  readonly actor: Actor
}

/** All that serving the web takes. */
export interface WebDeps extends InProcessSettings {
  readonly pages: Pages
  readonly cache: PageCache
  /** Folder of the built files that browsers fetch; null in development, where Vite serves them. */
  readonly assets: string | null
  readonly publicUrl: URL
  readonly settings: WebSettings
  /** Who is behind the token of a session cookie, for the frames and for the calls; null when it has ended. */
  readonly arrivalOf: (token: string) => Promise<Arrival | null>
  readonly outerSources?: OuterSources
  /** Paths of pages that may frame other sites, over https. */
  readonly framesAnywhere?: RegExp
  /** In demo mode. */
  readonly readOutbox?: ReadOutbox | undefined
}
