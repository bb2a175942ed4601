import { browserStore, removeText } from '../../api/storage.ts'
import { cacheOf, sharedCache } from './caches.ts'
import { allPacks, countWaiting, openOffline } from './database.ts'
import { marker } from './marker.ts'
import { notifyPacks } from './pack-news.ts'

/** Forgets one kept lesson; with the last one goes what they share. */
export async function erasePack(lessonId: string): Promise<void> {
  await caches.delete(cacheOf(lessonId))
  const db = await openOffline()
  await db.delete('packs', lessonId)
  db.close()
  if ((await allPacks()).length === 0) await forgetShared(await countWaiting())
  notifyPacks()
}

/** Forgets the kept lessons of a course. */
export async function eraseCourse(courseId: string): Promise<void> {
  const own = (await allPacks()).filter((pack) => pack.courseId === courseId)
  for (const { lessonId } of own) await erasePack(lessonId)
}

/** Forgets all that is kept here, and what waited to be sent: its person has left this browser. */
export async function eraseAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(cacheOf(''))).map((name) => caches.delete(name)))
  const db = await openOffline()
  await Promise.all([db.clear('packs'), db.clear('queue')])
  db.close()
  await forgetShared()
  notifyPacks()
}

/** The owner stays known while something of theirs waits. */
async function forgetShared(waiting = 0): Promise<void> {
  await caches.delete(sharedCache)
  if (waiting > 0) return
  removeText(browserStore(), marker)
}
