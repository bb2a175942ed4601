import type { Answer } from '@arvand/contracts/endpoint'
import { searchHelp } from '@arvand/contracts/home/help'
import { useEffect, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'

type Suggested = Answer<typeof searchHelp>['items']

/** After the last key, in milliseconds. */
const pause = 300
const leastLetters = 3

/** Help articles that fit what is typed, after a pause in typing; a late answer to an older text is ignored. */
export function useSuggestedHelp(typed: string): Suggested {
  const [found, setFound] = useState<Suggested>([])
  const q = typed.trim().slice(0, 120)
  useEffect(() => {
    if (q.length < leastLetters) return setFound([])
    let isOver = false
    const timer = setTimeout(() => {
      quietCall(searchHelp, { q, each: '3' }).then(
        ({ items }) => isOver || setFound(items),
        () => isOver || setFound([]),
      )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q])
  return found
}
