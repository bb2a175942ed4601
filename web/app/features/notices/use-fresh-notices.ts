import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUnread } from './unread.ts'

/**
 * Reloads the page's data when the live number of unread notices differs from `shown`; null: the page has no number.
 */
export function useFreshNotices(shown: number | null): void {
  const said = useUnread()
  const { revalidate } = useRevalidator()
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (said === null || shown === null || said === shown) {
      asked.current = null
      return
    }
    // Once for each number; else two numbers that never agree would reload for ever.
    if (asked.current === said) return
    asked.current = said
    void revalidate()
  }, [said, shown, revalidate])
}
