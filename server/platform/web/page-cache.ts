import type { CallReply } from '@arvand/web/server-context'
import type { Broadcast } from '../broadcast.ts'
import { type CacheRule, type MemorySettings, type TaggedMemory, taggedMemory } from '../tagged-memory.ts'
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

/** An answer that a stranger gets, with its size in bytes. */
export interface KeptAnswer {
  readonly reply: CallReply
  readonly bytes: number
}

export interface PageCache {
  /** The cached page of a key, when it exists and is not too old. */
  peek(key: string): CachedPage | null
  /**
   * The cached page of a key, or the result of `render`; simultaneous requests wait for one render. A null from
   * `render` (an error, a page that sets a cookie) is returned and not cached.
   */
  take(key: string, rule: CacheRule, render: () => Promise<RenderedPage | null>): Promise<CachedPage | null>
  /** Answers of public endpoints to a stranger, for what signed-in pages show to everybody. */
  readonly answers: Pick<TaggedMemory<KeptAnswer>, 'take'>
  /** Drops every page and answer that has one of the tags, in this process and the others. */
  drop(tags: readonly string[]): Promise<void>
  readonly size: number
}

/** `mostBytes` counts the HTML of pages, without compressed copies. */
export interface PageCacheSettings extends MemorySettings {
  readonly compress?: typeof compressForCache
}

const channel = 'pages'
const mostAnswers = 300
const mostAnswerBytes = 8 * 1024 * 1024

/** Opens the cache and listens for drops of other processes; when some may have been lost, it drops everything. */
export async function openPageCache(
  broadcast: Broadcast,
  { compress = compressForCache, ...settings }: PageCacheSettings = {},
): Promise<PageCache> {
  const pages = taggedMemory<CachedPage>(({ html }) => html.length, settings)
  const answers = taggedMemory<KeptAnswer>(({ bytes }) => bytes, {
    ...settings,
    most: mostAnswers,
    mostBytes: mostAnswerBytes,
  })

  function forget(tags: ReadonlySet<string> | 'all'): void {
    // The answers first, so that no page is rendered from one that is dropped.
    answers.forget(tags)
    pages.forget(tags)
  }

  await broadcast.hear(
    channel,
    (message) => forget(new Set(message as string[])),
    () => forget('all'),
  )

  return {
    peek: pages.peek,
    take: (key, rule, render) =>
      pages.take(key, rule, async () => {
        const made = await render()
        return made && asKept(made, compress)
      }),
    answers,
    async drop(tags) {
      forget(new Set(tags))
      await broadcast.say(channel, tags)
    },
    get size() {
      return pages.size
    },
  }
}

function asKept(made: RenderedPage, compress: typeof compressForCache): CachedPage {
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
