import { pagePerson } from './page-person.ts'
import { browserStore, readText, removeText, storedKeys, writeText } from './storage.ts'

/**
 * Text that the server has not saved yet: it stays on the device, for its writer alone, until the server has saved it.
 */
export interface StoredDraft<Draft> {
  readonly version: number
  readonly draft: Draft
}

const prefix = 'arvand.draft.'
const prefixOf = (person: string) => `${prefix}${person} `

/** The storage key; null when nobody is signed in, because a draft is stored for a person only. */
function keyOf(what: string): string | null {
  const person = pagePerson()
  return person === null ? null : prefixOf(person) + what
}

export function storeDraft<Draft>(what: string, stored: StoredDraft<Draft>): void {
  const key = keyOf(what)
  if (key !== null) writeText(browserStore(), key, JSON.stringify(stored))
}

export function dropDraft(what: string): void {
  const key = keyOf(what)
  if (key !== null) removeText(browserStore(), key)
}

/** The draft stored on this device; null when there is none or it is broken. */
export function storedDraft<Draft>(
  what: string,
  isDraft: (value: unknown) => value is Draft,
): StoredDraft<Draft> | null {
  const key = keyOf(what)
  if (key === null) return null
  try {
    const value: unknown = JSON.parse(readText(browserStore(), key) ?? 'null')
    if (typeof value !== 'object' || value === null || !('version' in value) || !('draft' in value))
      return null
    const { version, draft } = value
    return typeof version === 'number' && isDraft(draft) ? { version, draft } : null
  } catch {
    return null
  }
}

/** Erases every draft but this person's; with null, at sign-out, all of them. */
export function forgetDrafts(person: string | null): void {
  const isOwn = (key: string) => person !== null && key.startsWith(prefixOf(person))
  for (const key of storedKeys()) if (key.startsWith(prefix) && !isOwn(key)) removeText(browserStore(), key)
}
