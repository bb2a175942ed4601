import { useEffect, useState } from 'react'
import type { ClassMedia } from '../media/class-media.ts'
import type { Usage } from '../media/usage.ts'

export interface ClassUsage extends Usage {
  /** Slides, pages and code. */
  readonly files: number
  /** Of everything, over the last minute at most; null at first. */
  readonly aMinute: number | null
}

const everyMs = 5_000
const keptMs = 60_000

/** What this page has cost since it was opened, in bytes; null until it is known. */
export function useUsage(media: ClassMedia | null): ClassUsage | null {
  const [usage, setUsage] = useState<ClassUsage | null>(null)
  useEffect(() => {
    if (!media) return
    let isGone = false
    let files = 0
    const readings: { at: number; bytes: number }[] = []
    const observer = new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if ('transferSize' in one) files += Number(one.transferSize)
    })
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
    const look = async () => {
      const { sound, pictures } = await media.usage()
      if (isGone) return
      const now = { at: performance.now(), bytes: sound + pictures + files }
      readings.push(now)
      while (readings[0] && now.at - readings[0].at > keptMs) readings.shift()
      const first = readings[0] ?? now
      const minutes = (now.at - first.at) / 60_000
      const aMinute = minutes > 0 ? (now.bytes - first.bytes) / minutes : null
      setUsage({ sound, pictures, files, aMinute })
    }
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isGone = true
      clearInterval(timer)
      observer.disconnect()
    }
  }, [media])
  return usage
}
