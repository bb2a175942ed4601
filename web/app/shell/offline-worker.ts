/** Registers the worker that holds the offline page, once the page has all it needs itself. */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What is kept for later is known by what was fetched; after a long visit that is more than the usual 250.
  performance.setResourceTimingBufferSize(2000)
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
