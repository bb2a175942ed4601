import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUnread } from './unread.ts'

/** Asks for the page again when the figure that the server says is another than the page's; null: it has none. */
export function useFreshNotices(shown: number | null): void {
  const said = useUnread()
  const { revalidate } = useRevalidator()
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (said === null || shown === null || said === shown) {
      asked.current = null
      return
    }
    // Once for each figure, so that two that never meet do not ask for ever.
    if (asked.current === said) return
    asked.current = said
    void revalidate()
  }, [said, shown, revalidate])
}
