import type { AttemptSection } from '@arvand/contracts/exams'
import { useRef, useState } from 'react'
import type { KeptAttempt } from '../storing/kept-attempt.ts'
import { firstShown, stageOf } from './stage.ts'

/** Which question is shown, and between which one moves: all of them, or those of the open section. */
export function usePlace(sections: readonly AttemptSection[], { questionIds, current }: KeptAttempt) {
  const stage = stageOf(sections)
  const [place, setPlace] = useState(() => firstShown(questionIds, current, stage))
  const title = useRef<HTMLHeadingElement>(null)
  const [begin, end] = stage ? [stage.begin, stage.end] : [0, questionIds.length]
  /** False: there is no such place. */
  const go = (to: number): boolean => {
    if (to < begin || to >= end) return false
    setPlace(to)
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
    return true
  }
  return { stage, place, begin, end, go, title }
}
