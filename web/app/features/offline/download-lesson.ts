import { browserStore, writeText } from '../../api/storage.ts'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { cacheScripts, fetchWhole } from './cache-page.ts'
import { cacheOf, sharedCache } from './caches.ts'
import { savePack } from './database.ts'
import { erasePack } from './erase.ts'
import { marker } from './marker.ts'
import type { Pack, PackFile } from './pack.ts'
import { notifyPacks } from './pack-news.ts'

interface DownloadAsk {
  readonly pack: Omit<Pack, 'bytes' | 'keptAt'>
  readonly files: readonly PackFile[]
  readonly signal: AbortSignal
  readonly onBytes: (bytes: number) => void
}

const listPage = '/panel/offline'

/** Downloads a lesson: its page, scripts and files. After an error everything of it is removed. */
export async function downloadLesson({ pack, files, signal, onBytes }: DownloadAsk): Promise<void> {
  try {
    const cache = await caches.open(cacheOf(pack.lessonId))
    const shared = await caches.open(sharedCache)
    let bytes = 0
    const count = (more: number) => {
      bytes += more
      onBytes(bytes)
    }
    const page = await fetchWhole(pack.page, signal, quietly)
    const list = await fetchWhole(listPage, signal)
    await lessonKindOf(pack.kind).offline?.()
    await cacheScripts(shared, [await page.clone().text(), await list.clone().text()], signal)
    await cache.put(pack.page, page)
    await shared.put(listPage, list)
    const shown = `${pack.page}.data`
    await cache.put(shown, await fetchWhole(shown, signal, quietly))
    for (const { link } of files) {
      const answer = await fetchWhole(link, signal)
      await cache.put(pathOf(link), counted(answer, count))
    }
    writeText(browserStore(), marker, pack.personId)
    await savePack({ ...pack, bytes, keptAt: new Date().toISOString() })
    notifyPacks()
  } catch (error) {
    await erasePack(pack.lessonId)
    throw error
  }
}

/** A page fetched for a download is not a visit, so it must not become the lesson to continue with. */
const quietly = { purpose: 'prefetch' }

const pathOf = (link: string): string => new URL(link, location.href).pathname

/** The response, with its bytes counted as they arrive. */
function counted(answer: Response, count: (bytes: number) => void): Response {
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, way) {
      count(piece.byteLength)
      way.enqueue(piece)
    },
  })
  const { headers, status } = answer
  return new Response(answer.body?.pipeThrough(counting) ?? null, { headers, status })
}
