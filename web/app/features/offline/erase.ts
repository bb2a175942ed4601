import { browserStore, removeText } from '../../api/storage.ts'
import { cacheOf, sharedCache } from './caches.ts'
import { allPacks, openOffline } from './database.ts'
import { marker } from './marker.ts'
import { tellPacks } from './pack-news.ts'

/** Forgets one kept lesson; with the last one goes what they share. */
export async function erasePack(lessonId: string): Promise<void> {
  await caches.delete(cacheOf(lessonId))
  const db = await openOffline()
  await db.delete('packs', lessonId)
  db.close()
  if ((await allPacks()).length === 0) await forgetShared()
  tellPacks()
}

/** Forgets all that is kept here, and what waited to be sent: its person has left this browser. */
export async function eraseAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cacheOf(''))).map((name) => caches.delete(name)))
  const db = await openOffline()
  await Promise.all([db.clear('packs'), db.clear('queue')])
  db.close()
  await forgetShared()
  tellPacks()
}

async function forgetShared(): Promise<void> {
  await caches.delete(sharedCache)
  removeText(browserStore(), marker)
}
