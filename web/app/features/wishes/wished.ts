import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../api/browser.ts'
import { attempt } from '../../api/refusal.ts'
import { whenSigned } from '../../api/when-signed.ts'

// One answer for all the hearts of a page; asked for by the first of them.
let ids: ReadonlySet<string> | null = null
let isAsked = false
const watchers = new Set<() => void>()

function keep(next: ReadonlySet<string>): void {
  ids = next
  for (const watch of watchers) watch()
}

async function ask(): Promise<void> {
  if (!(await whenSigned())) return
  const { answer } = await attempt(api.panel('wish/ids', {}))
  if (answer) keep(new Set(answer.ids))
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Which courses the visitor keeps; null until it is known. */
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

/** Keeps or forgets a course: at once on the screen, and back again when the server refuses. */
export async function turnWish(courseId: string, wished: boolean): Promise<void> {
  const before = ids ?? new Set<string>()
  const after = new Set(before)
  if (wished) after.add(courseId)
  else after.delete(courseId)
  keep(after)
  const { refusal } = await attempt(api.panel(wished ? 'wish/add' : 'wish/remove', { courseId }))
  if (refusal) keep(before)
}
