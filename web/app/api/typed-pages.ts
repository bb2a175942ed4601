/** What was typed on a page whose session ended, stored in this tab for the person who typed it. */
export interface TypedPage {
  readonly person: string
  readonly path: string
  /** Milliseconds. */
  readonly until: number
  /** The session is known to have ended; otherwise the next page that opens drops the entry. */
  readonly ended: boolean
  readonly fields: Readonly<Record<string, string | boolean>>
}

const prefix = 'typed '

export const typedKey = (person: string, path: string): string => `${prefix}${person} ${path}`

export function typedPages(): [string, TypedPage][] {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix))
    return keys.flatMap((key) => {
      const page = readTyped(key)
      if (!page) dropTyped(key)
      return page ? [[key, page]] : []
    })
  } catch {
    return []
  }
}

export function readTyped(key: string): TypedPage | null {
  try {
    const page: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    return isTypedPage(page) ? page : null
  } catch {
    return null
  }
}

const isTypedPage = (page: unknown): page is TypedPage =>
  typeof page === 'object' &&
  page !== null &&
  'person' in page &&
  'until' in page &&
  typeof page.until === 'number' &&
  'fields' in page &&
  typeof page.fields === 'object' &&
  page.fields !== null

export function writeTyped(key: string, page: TypedPage): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(page))
  } catch {
    // The storage is blocked or full: what was typed is not stored then.
  }
}

export function dropTyped(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // A blocked storage holds nothing.
  }
}
