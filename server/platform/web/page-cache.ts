import type { Broadcast } from '../broadcast.ts'
import { compressForCache, type Encoding } from './encoding.ts'

/** A page as it is kept: the same for every stranger. */
export interface CachedPage {
  readonly html: Buffer
  readonly etag: string
  readonly contentSecurityPolicy: string
  /** The page in an encoding, compressed at the first wish; at once when that has come. */
  compressed(encoding: Encoding): Buffer | Promise<Buffer>
}

/** What a render gives to be kept. */
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
  /** The kept page of a key, when it is there and not too old. */
  peek(key: string): CachedPage | null
  /**
   * The kept page of a key, or what `render` makes; twins wait for one render. Null from `render` (an error, a page
   * that sets a cookie) is handed through and not kept.
   */
  take(key: string, rule: CacheRule, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null>
  /** Forgets every page that carries one of the tags, in this process and the others. */
  drop(tags: readonly string[]): Promise<void>
  readonly size: number
}

export interface PageCacheSettings {
  /** Greatest number of pages. */
  readonly most?: number
  /** Greatest size of their text together, in bytes. */
  readonly mostBytes?: number
  /** Milliseconds that only move forward. */
  readonly now?: () => number
}

interface Entry {
  readonly page: CachedPage
  readonly tags: readonly string[]
  readonly staleAt: number
}

interface Render {
  readonly page: Promise<CachedPage | null>
  readonly tags: readonly string[]
  /** False once a drop came while it was on its way: what it saw may be old. */
  fresh: boolean
}

const channel = 'pages'

/** Opens the cache and listens to the drops of other processes; after a cut it forgets everything. */
export async function openPageCache(
  broadcast: Broadcast,
  settings: PageCacheSettings = {},
): Promise<PageCache> {
  const { most = 1_000, mostBytes = 48 * 1024 * 1024, now = () => performance.now() } = settings
  // A Map keeps the order of insertion: the first is the one longest unused.
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

  async function rendered(key: string, rule: CacheRule, render: () => Promise<RenderedPage | null>) {
    const twin = renders.get(key)
    if (twin) return twin.page
    const mine: Render = { tags: rule.tags, fresh: true, page: render().then((made) => made && asKept(made)) }
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

function asKept(made: RenderedPage): CachedPage {
  const copies = new Map<Encoding, Buffer | Promise<Buffer>>()
  return {
    ...made,
    compressed(encoding) {
      const copy = copies.get(encoding)
      if (copy) return copy
      const coming = compressForCache(encoding, made.html).then((bytes) => {
        copies.set(encoding, bytes)
        return bytes
      })
      copies.set(encoding, coming)
      return coming
    },
  }
}
