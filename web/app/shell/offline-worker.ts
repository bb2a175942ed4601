/** Registers the worker that stores the offline page, after the page has loaded all that it needs itself. */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A download for offline use finds a page's files in the resource timings; a long visit has more than the default
  // 250.
  performance.setResourceTimingBufferSize(2000)
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
