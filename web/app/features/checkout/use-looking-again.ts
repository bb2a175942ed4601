import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Seconds between quiet looks; then the person may look by themselves, and the server goes on in any case. A payment that
 * was not made may be made late, so it is looked at too, seldom.
 */
const pausesOf = { soon: [2, 3, 5, 10, 20, 30, 60], seldom: [8, 30, 60] }

/** Asks for the page again a few times while its answer may be on the way; null: it is there. */
export function useLookingAgain(how: keyof typeof pausesOf | null): boolean {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (how === null) return
    const pauses = pausesOf[how]
    let turn = 0
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const pause = pauses[turn]
      if (pause === undefined) return
      turn += 1
      timer = setTimeout(() => {
        void revalidate()
        next()
      }, pause * 1000)
    }
    next()
    return () => clearTimeout(timer)
  }, [how, revalidate])
  return state === 'loading'
}
