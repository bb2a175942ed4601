import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Seconds between quiet looks; then the person may look by themselves, and the server goes on in any case. */
const pauses = [2, 3, 5, 10, 20, 30, 60]

/** Asks for the page again a few times while its answer is on the way. */
export function useLookingAgain(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
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
  }, [isWaiting, revalidate])
  return state === 'loading'
}
