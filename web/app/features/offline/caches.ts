/** Names that the worker knows them by (`public/sw.js`). */
const head = 'arvand-pack-'

export const cacheOf = (lessonId: string): string => `${head}${lessonId}`

/** What all kept lessons share: scripts, styles, the list of them. */
export const sharedCache = `${head}shared`

export const canDownload = (): boolean =>
  typeof window !== 'undefined' && 'caches' in window && 'indexedDB' in window && 'serviceWorker' in navigator
