import { useEffect, useEffectEvent } from 'react'

/** Calls `onSent` when the service worker has sent the queued requests. */
export function useQueueNews(onSent: () => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent) => {
    if (data?.told === 'queue-sent') onSent()
  })
  useEffect(() => {
    const { serviceWorker } = navigator
    serviceWorker?.addEventListener('message', hear)
    return () => serviceWorker?.removeEventListener('message', hear)
  }, [])
}
