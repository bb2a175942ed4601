/** The service worker uses the same cache names (`public/sw.js`). */
const head = 'arvand-pack-'

export const cacheOf = (lessonId: string): string => `${head}${lessonId}`

/** Shared by all downloaded lessons: scripts, styles and the page that lists them. */
export const sharedCache = `${head}shared`

export const canDownload = (): boolean =>
  typeof window !== 'undefined' && 'caches' in window && 'indexedDB' in window && 'serviceWorker' in navigator
