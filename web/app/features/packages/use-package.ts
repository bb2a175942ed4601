import type { Answer } from '@arvand/contracts/endpoint'
import { openPackage } from '@arvand/contracts/panel/packages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/browser.ts'
import { attempt, type Refusal } from '../../api/refusal.ts'

export interface OpenedPackage extends Answer<typeof openPackage> {
  /** Counts the openings; launch addresses cannot tell them apart, since two within one second are equal. */
  readonly nth: number
}
export type Launch = NonNullable<OpenedPackage['launch']>

interface Place {
  readonly courseId: string
  readonly lessonId: string
}

const lookEveryMs = 2000

type PartState = Pick<OpenedPackage['parts'][number], 'status' | 'score'>

/** Opens a lesson's package when it is shown, and polls while the package is being prepared. */
export function usePackage({ courseId, lessonId }: Place) {
  const [opened, setOpened] = useState<OpenedPackage | null>(null)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const openings = useRef(0)
  // What was saved while an opening was pending may be newer than the opening's answer.
  const savedMeanwhile = useRef(new Map<string, PartState>())
  const open = useCallback(
    async (part?: string) => {
      const saved = new Map<string, PartState>()
      savedMeanwhile.current = saved
      const { answer, refusal } = await attempt(
        call(openPackage, { courseId, lessonId, ...(part ? { part } : {}) }),
      )
      setTrouble(refusal ?? null)
      openings.current += 1
      if (!answer) return
      const parts = answer.parts.map((one) => ({ ...one, ...saved.get(one.identifier) }))
      setOpened({ ...answer, parts, nth: openings.current })
    },
    [courseId, lessonId],
  )
  useEffect(() => void open(), [open])
  const waits = opened?.state === 'waiting'
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void open(), lookEveryMs)
    return () => clearInterval(timer)
  }, [waits, open])
  const setPart = useCallback((identifier: string, state: PartState) => {
    savedMeanwhile.current.set(identifier, state)
    setOpened(
      (now) =>
        now && {
          ...now,
          parts: now.parts.map((one) => (one.identifier === identifier ? { ...one, ...state } : one)),
        },
    )
  }, [])
  return { opened, trouble, open, setPart }
}
