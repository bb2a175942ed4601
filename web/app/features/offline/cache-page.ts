import { browserStore, writeText } from '../../api/storage.ts'
import { cacheOf } from './caches.ts'
import { marker } from './marker.ts'

/** A response that came whole, and from where it was asked for. */
export async function fetchWhole(address: string, signal?: AbortSignal, headers = {}): Promise<Response> {
  const wish = { headers, credentials: 'same-origin' as const }
  const answer = await fetch(address, signal ? { ...wish, signal } : wish)
  if (!answer.ok || answer.redirected) throw new Error(`${address} did not come`)
  return answer
}

/**
 * Caches scripts and styles: those named in the pages, and those that this page has loaded itself, such as the chunk of
 * the lesson's kind.
 */
export async function cacheScripts(
  cache: Cache,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([name]) => name),
  )
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  const missing = await Promise.all(
    [...new Set([...named, ...fetched])].map(async (name) => ((await cache.match(name)) ? null : name)),
  )
  await Promise.all(
    missing.map(async (name) => {
      if (name) await cache.put(name, await fetchWhole(name, signal))
    }),
  )
}

interface KeptPage {
  /** Of its cache. */
  readonly name: string
  /** Path of the page. */
  readonly page: string
  readonly personId: string
  /** Files that it shows. */
  readonly files: readonly string[]
}

/** Keeps a page with its scripts and files on this device, where its owner finds it without a line. */
export async function keepPage({ name, page, personId, files }: KeptPage): Promise<void> {
  const cache = await caches.open(cacheOf(name))
  const document = await fetchWhole(page)
  await cacheScripts(cache, [await document.clone().text()])
  await cache.put(page, document)
  for (const file of files) await cache.put(new URL(file, location.href).pathname, await fetchWhole(file))
  // The owner's mark, by which all of it is erased when somebody else signs in.
  writeText(browserStore(), marker, personId)
}

/** A value that is kept beside it; null where there is none. */
export async function readKept(name: string, at: string): Promise<unknown> {
  const answer = await (await caches.open(cacheOf(name))).match(at)
  return answer ? ((await answer.json()) as unknown) : null
}

export const storeKept = async (name: string, at: string, value: unknown): Promise<void> =>
  (await caches.open(cacheOf(name))).put(at, Response.json(value))
