import { browserStore, readText, removeText, writeText } from '../../api/storage.ts'

const key = 'recentSearches'
const most = 8

/** What was searched for on this device, the last first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readText(browserStore(), key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const noteSearch = (q: string): void =>
  write([q, ...recentSearches().filter((one) => one !== q)].slice(0, most))

export const removeSearch = (q: string): void => write(recentSearches().filter((one) => one !== q))

export const clearSearches = (): void => removeText(browserStore(), key)

const write = (searches: readonly string[]) => writeText(browserStore(), key, JSON.stringify(searches))
