import { type DBSchema, openDB } from 'idb'
import type { Pack } from './pack.ts'

interface OfflineSchema extends DBSchema {
  packs: { key: string; value: Pack }
  /** Filled and emptied by the worker (`public/sw.js`). */
  queue: { key: string; value: { readonly key: string } }
}

/** The browser's own database of what is kept, the same that the worker opens. */
export const openOffline = () =>
  openDB<OfflineSchema>('arvand-offline', 1, {
    upgrade(db) {
      db.createObjectStore('packs', { keyPath: 'lessonId' })
      db.createObjectStore('queue', { keyPath: 'key' })
    },
  })

/** The kept lessons, the last kept first. */
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

/** How many things wait for the line. */
export async function countWaiting(): Promise<number> {
  const db = await openOffline()
  const count = await db.count('queue')
  db.close()
  return count
}
