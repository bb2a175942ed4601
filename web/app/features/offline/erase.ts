import { browserStore, removeText } from '../../api/storage.ts'
import { cacheOf, sharedCache } from './caches.ts'
import { allPacks, countWaiting, openOffline } from './database.ts'
import { marker } from './marker.ts'
import { notifyPacks } from './pack-news.ts'

/** Deletes a downloaded lesson; with the last one the shared cache is deleted too. */
export async function erasePack(lessonId: string): Promise<void> {
  await caches.delete(cacheOf(lessonId))
  const db = await openOffline()
  await db.delete('packs', lessonId)
  db.close()
  if ((await allPacks()).length === 0) await forgetShared(await countWaiting())
  notifyPacks()
}

/** Deletes the downloaded lessons of a course. */
export async function eraseCourse(courseId: string): Promise<void> {
  const own = (await allPacks()).filter((pack) => pack.courseId === courseId)
  for (const { lessonId } of own) await erasePack(lessonId)
}

/** Deletes all downloads and queued requests, because their owner has left this browser. */
export async function eraseAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cacheOf(''))).map((name) => caches.delete(name)))
  const db = await openOffline()
  await Promise.all([db.clear('packs'), db.clear('queue')])
  db.close()
  await forgetShared()
  notifyPacks()
}

/** The owner's id stays stored while requests of theirs wait to be sent. */
async function forgetShared(waiting = 0): Promise<void> {
  await caches.delete(sharedCache)
  if (waiting > 0) return
  removeText(browserStore(), marker)
}
