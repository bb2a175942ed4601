import { useEffect, useState } from 'react'
import { canDownload } from './caches.ts'
import { allPacks, countWaiting } from './database.ts'
import type { Pack } from './pack.ts'
import { watchPacks } from './pack-news.ts'

export interface Packs {
  /** Null until the database was read. */
  readonly packs: readonly Pack[] | null
  readonly waiting: number
  readonly room: { readonly used: number; readonly all: number } | null
  readonly isAble: boolean
}

/** This person's downloads, queued requests and storage use in this browser; read again after each change. */
export function usePacks(personId: string | null): Packs {
  const [found, setFound] = useState<Packs>({ packs: null, waiting: 0, room: null, isAble: true })
  useEffect(() => {
    let isAway = false
    const look = async () => {
      if (!canDownload()) return setFound({ packs: [], waiting: 0, room: null, isAble: false })
      const [packs, waiting, estimate] = await Promise.all([
        allPacks(),
        countWaiting(),
        navigator.storage?.estimate?.(),
      ])
      const { usage, quota } = estimate ?? {}
      const room = usage !== undefined && quota !== undefined ? { used: usage, all: quota } : null
      const own = packs.filter((pack) => pack.personId === personId)
      if (!isAway) setFound({ packs: own, waiting, room, isAble: true })
    }
    void look()
    const stop = watchPacks(() => void look())
    const hear = (event: MessageEvent) => event.data?.told === 'queue-sent' && void look()
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => {
      isAway = true
      stop()
      navigator.serviceWorker?.removeEventListener('message', hear)
    }
  }, [personId])
  return found
}
