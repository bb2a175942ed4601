import { useEffect, useRef, useState } from 'react'
import { onlyHere, type Place } from '../storing/only-here.ts'

/** Whether this tab is the one that works on an attempt, and how it becomes the one. */
export function useOnlyHere(attemptId: string) {
  const [place, setPlace] = useState<Place>('asking')
  const tabs = useRef<ReturnType<typeof onlyHere> | null>(null)
  const wasElsewhere = useRef(false)
  useEffect(() => {
    const held = onlyHere(attemptId, (now) => {
      if (now === 'elsewhere') wasElsewhere.current = true
      setPlace(now)
    })
    tabs.current = held
    return () => held.leave()
  }, [attemptId])
  return { place, wasElsewhere, workHere: () => tabs.current?.take() }
}
