import { useEffect, useEffectEvent } from 'react'

/** Hears that what waited for the line has been sent. */
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
