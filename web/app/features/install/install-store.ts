import { browserStore, readText, type TextStore, writeText } from '../../api/storage.ts'

/** Lessons that were finished on this device, apart by spaces, until the offer has been made; then `over`. */
const key = 'install'
const over = 'over'
const lessonsBefore = 2

/** Counts a finished lesson; the same one only once. */
export function noteFinished(lessonId: string, store: TextStore = browserStore()): void {
  const finished = readText(store, key)
  if (finished === over) return
  const lessons = new Set([...(finished?.split(' ') ?? []), lessonId])
  writeText(store, key, [...lessons].slice(0, lessonsBefore).join(' '))
}

/** Whether enough was learned here, and nothing offered yet. */
export function isOfferDue(store: TextStore = browserStore()): boolean {
  const finished = readText(store, key)
  return finished !== null && finished !== over && finished.split(' ').length >= lessonsBefore
}

/** It is offered once, whatever the answer. */
export const noteOffered = (store: TextStore = browserStore()): void => writeText(store, key, over)
