import type { Answer } from '@arvand/contracts/endpoint'
import { search } from '@arvand/contracts/home/search'
import { isEnoughToSearch } from '@arvand/persian/text'
import { useEffect, useState } from 'react'
import { quietCall } from '../../api/browser.ts'

export type Suggested = Answer<typeof search>

/** After the last key, in milliseconds. */
const pause = 150

interface Found {
  /** For what it was found. */
  readonly q: string
  readonly answer: Suggested
}

/** What is found for the typed text, after a pause in typing; a late answer to an older text is ignored. */
export function useFound(typed: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const q = typed.trim()
  useEffect(() => {
    if (!isEnoughToSearch(q)) return setFound(null)
    let isOver = false
    const timer = setTimeout(() => {
      quietCall(search, { q, each: '3' }).then(
        (answer) => isOver || setFound({ q, answer }),
        // Without an answer the form still leads to the page of results.
        () => isOver || setFound(null),
      )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q])
  return found
}
