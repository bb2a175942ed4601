import { addWish, listWishedIds, removeWish } from '@arvand/contracts/panel/wishes'
import { useEffect, useSyncExternalStore } from 'react'
import { call, quietCall } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'
import { sendQueue } from '../../api/send-queue.ts'

// One request for all hearts of a page, made by the first of them.
let ids: ReadonlySet<string> | null = null
/** Whose wishes are known or being asked for. */
let owner: string | null = null
const watchers = new Set<() => void>()

function keep(next: ReadonlySet<string> | null): void {
  ids = next
  for (const watch of watchers) watch()
}

const questions = sendQueue<null, { readonly items: readonly string[] }>({
  // Only the first failure is shown; the question is repeated quietly.
  send: (_, tries) => attempt((tries === 0 ? call : quietCall)(listWishedIds, {})),
  arrived(personId, { items }) {
    if (personId === owner) keep(new Set(items))
  },
  refused(personId) {
    if (personId === owner) owner = null
  },
})

/** Asks for a person's wishes, unless they are known or asked for already. */
export function askWished(personId: string): void {
  if (personId === owner) return
  owner = personId
  keep(null)
  questions.put(personId, null)
}

export const wishedNow = (): ReadonlySet<string> | null => ids

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The ids of the courses that this person wished for; null until they are known. */
export function useWished(personId: string): ReadonlySet<string> | null {
  useEffect(() => askWished(personId), [personId])
  const now = useSyncExternalStore(watch, wishedNow, () => null)
  return personId === owner ? now : null
}

/** Adds or removes a wish: shown at once, and undone when the server refuses. */
export async function toggleWish(courseId: string, wished: boolean): Promise<void> {
  const before = ids ?? new Set<string>()
  const after = new Set(before)
  if (wished) after.add(courseId)
  else after.delete(courseId)
  keep(after)
  const { refusal } = await attemptAloud(call(wished ? addWish : removeWish, { courseId }))
  if (!refusal) return
  // Only this course is undone, since another one may have been changed meanwhile.
  const now = new Set(ids)
  if (wished) now.delete(courseId)
  else now.add(courseId)
  keep(now)
}
