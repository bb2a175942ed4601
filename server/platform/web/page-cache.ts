import type { Broadcast } from '../broadcast.ts'
import { compressForCache, type Encoding } from './encoding.ts'

/** A page in the cache: the same for every visitor who is not signed in. */
export interface CachedPage {
  readonly html: Buffer
  readonly etag: string
  readonly contentSecurityPolicy: string
  /**
   * The page in an encoding. It is compressed at the first request for that encoding; afterwards the bytes are returned
   * without a promise. When compressing fails, the promise rejects and the next request tries again.
   */
  compressed(encoding: Encoding): Buffer | Promise<Buffer>
}

/** The result of a render that is to be cached. */
export interface RenderedPage {
  readonly html: Buffer
  readonly etag: string
  readonly contentSecurityPolicy: string
}

export interface CacheRule {
  readonly tags: readonly string[]
  readonly seconds: number
}

export interface PageCache {
  /** The cached page of a key, when it exists and is not too old. */
  peek(key: string): CachedPage | null
  /**
   * The cached page of a key, or the result of `render`; simultaneous requests wait for one render. A null from
   * `render` (an error, a page that sets a cookie) is returned and not cached.
   */
  take(key: string, rule: CacheRule, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null>
  /** Drops every page that has one of the tags, in this process and the others. */
  drop(tags: readonly string[]): Promise<void>
  readonly size: number
}

export interface PageCacheSettings {
  /** Most pages. */
  readonly most?: number
  /** Most bytes of their HTML together, without compressed copies. */
  readonly mostBytes?: number
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number
  readonly compress?: typeof compressForCache
}

interface Entry {
  readonly page: CachedPage
  readonly tags: readonly string[]
  readonly staleAt: number
}

interface Render {
  readonly page: Promise<CachedPage | null>
  readonly tags: readonly string[]
  /** False once one of its tags was dropped during the render, because it may have read old data. */
  fresh: boolean
}

const channel = 'pages'

/** Opens the cache and listens for drops of other processes; when some may have been lost, it drops everything. */
export async function openPageCache(
  broadcast: Broadcast,
  settings: PageCacheSettings = {},
): Promise<PageCache> {
  const { most = 1_000, mostBytes = 48 * 1024 * 1024, now = () => performance.now() } = settings
  const { compress = compressForCache } = settings
  // A Map has the order of insertion, and each use inserts a page again, so the first page is the one unused for
  // longest.
  const entries = new Map<string, Entry>()
  const renders = new Map<string, Render>()
  let bytes = 0

  function forget(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.page.html.length
  }

  function keep(key: string, entry: Entry): void {
    forget(key)
    entries.set(key, entry)
    bytes += entry.page.html.length
    for (const [oldest] of entries) {
      if (entries.size <= most && bytes <= mostBytes) break
      forget(oldest)
    }
  }

  function forgetTagged(tags: ReadonlySet<string> | 'all'): void {
    const touched = (own: readonly string[]) => tags === 'all' || own.some((tag) => tags.has(tag))
    for (const [key, entry] of entries) if (touched(entry.tags)) forget(key)
    for (const [key, render] of renders) {
      if (!touched(render.tags)) continue
      render.fresh = false
      renders.delete(key)
    }
  }

  function asKept(made: RenderedPage | null): CachedPage | null {
    if (!made) return null
    const copies = new Map<Encoding, Buffer | Promise<Buffer>>()
    return {
      ...made,
      compressed(encoding) {
        const copy = copies.get(encoding)
        if (copy) return copy
        const coming = compress(encoding, made.html).then(
          (bytes) => {
            copies.set(encoding, bytes)
            return bytes
          },
          (error: unknown) => {
            copies.delete(encoding)
            throw error
          },
        )
        copies.set(encoding, coming)
        return coming
      },
    }
  }

  async function rendered(key: string, rule: CacheRule, render: () => Promise<RenderedPage | null>) {
    const twin = renders.get(key)
    if (twin) return twin.page
    const mine: Render = { tags: rule.tags, fresh: true, page: render().then(asKept) }
    renders.set(key, mine)
    try {
      const page = await mine.page
      if (page && mine.fresh) keep(key, { page, tags: rule.tags, staleAt: now() + rule.seconds * 1_000 })
      return page
    } finally {
      if (renders.get(key) === mine) renders.delete(key)
    }
  }

  await broadcast.hear(
    channel,
    (message) => forgetTagged(new Set(message as string[])),
    () => forgetTagged('all'),
  )

  function peek(key: string): CachedPage | null {
    const entry = entries.get(key)
    if (!entry || entry.staleAt <= now()) return null
    entries.delete(key)
    entries.set(key, entry)
    return entry.page
  }

  return {
    peek,
    take: async (key, rule, render) => peek(key) ?? rendered(key, rule, render),
    async drop(tags) {
      forgetTagged(new Set(tags))
      await broadcast.say(channel, tags)
    },
    get size() {
      return entries.size
    },
  }
}
