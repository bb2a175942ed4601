import { pagePerson } from './page-person.ts'
import { browserStore, readText, removeText, storedKeys, writeText } from './storage.ts'

/** What was written and is not yet kept by the server: it stays on the device, for its writer alone, until it is. */
export interface StoredDraft<Draft> {
  readonly version: number
  readonly draft: Draft
}

const prefix = 'arvand.draft.'
const prefixOf = (person: string) => `${prefix}${person} `

/** Null: nobody is here any more, and nothing is kept for nobody. */
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

/** What was left on this device; null: nothing, or something broken. */
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

/** Erases every draft but this person's; null: at sign-out, when nobody's stays. */
export function forgetDrafts(person: string | null): void {
  const isOwn = (key: string) => person !== null && key.startsWith(prefixOf(person))
  for (const key of storedKeys()) if (key.startsWith(prefix) && !isOwn(key)) removeText(browserStore(), key)
}
