import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'

// One request for all hearts of a page, made by the first of them.
let ids: ReadonlySet<string> | null = null
let isAsked = false
const watchers = new Set<() => void>()

function keep(next: ReadonlySet<string>): void {
  ids = next
  for (const watch of watchers) watch()
}

async function ask(): Promise<void> {
  const { answer } = await attempt(api.panel('wish/ids', {}))
  if (answer) keep(new Set(answer.items))
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The ids of the wished courses; null until they are known. */
export function useWished(): ReadonlySet<string> | null {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void ask()
  }, [])
  return useSyncExternalStore(
    watch,
    () => ids,
    () => null,
  )
}

/** Adds or removes a wish: shown at once, and undone when the server refuses. */
export async function toggleWish(courseId: string, wished: boolean): Promise<void> {
  const before = ids ?? new Set<string>()
  const after = new Set(before)
  if (wished) after.add(courseId)
  else after.delete(courseId)
  keep(after)
  const { refusal } = await attemptAloud(api.panel(wished ? 'wish/add' : 'wish/remove', { courseId }))
  if (!refusal) return
  // Only this course is undone, since another one may have been changed meanwhile.
  const now = new Set(ids)
  if (wished) now.delete(courseId)
  else now.add(courseId)
  keep(now)
}
