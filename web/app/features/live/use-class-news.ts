import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useRef, useState } from 'react'
import { type NewsWords, newsBetween, type Present } from './class-news.ts'

/** What happens within so long is said in one sentence, so that a full class does not talk without end. */
const gatherMs = 4_000

const words: NewsWords = {
  came: (count, names) => `${names ?? some(count)} وارد کلاس ${count > 1 ? 'شدند' : 'شد'}.`,
  left: (count, names) => `${names ?? some(count)} از کلاس ${count > 1 ? 'رفتند' : 'رفت'}.`,
  speaks: (name) => `${name} صحبت می‌کند.`,
}

const some = (count: number) => `${formatNumber(count)} نفر`

/** Who comes, goes and speaks, in words for screen readers, gathered over some seconds. */
export function useClassNews(people: Present['people'], speaker: string | null): string {
  const now = useRef<Present>({ people, speaker })
  const told = useRef(now.current)
  const [news, setNews] = useState('')
  now.current = { people, speaker }
  useEffect(() => {
    const timer = setInterval(() => {
      const text = newsBetween(told.current, now.current, words)
      told.current = now.current
      if (text) setNews(text)
    }, gatherMs)
    return () => clearInterval(timer)
  }, [])
  return news
}
