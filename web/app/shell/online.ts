import { useSyncExternalStore } from 'react'

function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser knows of a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
