import { type DBSchema, openDB } from 'idb'
import type { Pack } from './pack.ts'

interface OfflineSchema extends DBSchema {
  packs: { key: string; value: Pack }
  /** Requests waiting to be sent; the service worker adds and removes them (`public/sw.js`). */
  queue: { key: string; value: { readonly key: string; readonly refused?: string } }
}

/** The IndexedDB database of downloads and queued requests; the service worker opens the same one. */
export const openOffline = () =>
  openDB<OfflineSchema>('arvand-offline', 1, {
    upgrade(db) {
      db.createObjectStore('packs', { keyPath: 'lessonId' })
      db.createObjectStore('queue', { keyPath: 'key' })
    },
  })

/** All downloaded lessons, newest first. */
export async function allPacks(): Promise<Pack[]> {
  const db = await openOffline()
  const packs = await db.getAll('packs')
  db.close()
  return packs.sort((one, two) => two.keptAt.localeCompare(one.keptAt))
}

export async function savePack(pack: Pack): Promise<void> {
  const db = await openOffline()
  await db.put('packs', pack)
  db.close()
}

/** How many requests wait to be sent. */
export async function countWaiting(): Promise<number> {
  const db = await openOffline()
  const queued = await db.getAll('queue')
  db.close()
  return queued.filter(({ refused }) => refused === undefined).length
}
