import { browserStore, readText, removeText, writeText } from '../../api/storage.ts'

/** What was written and is not yet kept by the server: it stays on the device until it is. */
export interface StoredDraft<Draft> {
  readonly version: number
  readonly draft: Draft
}

const keyOf = (what: string) => `arvand.draft.${what}`

export const storeDraft = <Draft>(what: string, stored: StoredDraft<Draft>): void =>
  writeText(browserStore(), keyOf(what), JSON.stringify(stored))

export const dropDraft = (what: string): void => removeText(browserStore(), keyOf(what))

/** What was left on this device; null: nothing, or something broken. */
export function storedDraft<Draft>(
  what: string,
  isDraft: (value: unknown) => value is Draft,
): StoredDraft<Draft> | null {
  try {
    const value: unknown = JSON.parse(readText(browserStore(), keyOf(what)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('version' in value) || !('draft' in value))
      return null
    const { version, draft } = value
    return typeof version === 'number' && isDraft(draft) ? { version, draft } : null
  } catch {
    return null
  }
}
