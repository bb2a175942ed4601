import type { ExamMessage } from '@arvand/contracts/exams'
import { useRef, useState } from 'react'

/** A later end by less than this is the clock of somebody, not an extension. */
const leastMs = 20_000

/** What the invigilator changed or said while an attempt runs: its end, and messages until they are read. */
export function useExamNews(firstEnd: string, first: readonly ExamMessage[]) {
  const [endsAt, setEndsAt] = useState(firstEnd)
  const [messages, setMessages] = useState(first)
  const [isExtended, setExtended] = useState(false)
  const known = useRef(firstEnd)
  const read = useRef(new Set<string>())
  return {
    endsAt,
    messages,
    /** The end was put off, and nobody has read it yet. */
    isExtended,
    /** The end that was told last, though nothing is drawn with it yet. */
    lastEnd: () => known.current,
    end(next: string) {
      if (Date.parse(next) - Date.parse(known.current) > leastMs) setExtended(true)
      known.current = next
      setEndsAt(next)
    },
    /** Another section was entered, which has an end of its own. */
    begin(next: string) {
      known.current = next
      setExtended(false)
      setEndsAt(next)
    },
    /** All that was said since the attempt began; what was read stays away. */
    tell(all: readonly ExamMessage[]) {
      const unread = all.filter(({ id }) => !read.current.has(id))
      setMessages((now) => (isSame(now, unread) ? now : unread))
    },
    readMessage(id: string) {
      read.current.add(id)
      setMessages((now) => now.filter((one) => one.id !== id))
    },
    readExtension: () => setExtended(false),
  }
}
export type ExamNews = Omit<ReturnType<typeof useExamNews>, 'endsAt'>

const isSame = (some: readonly ExamMessage[], others: readonly ExamMessage[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)
