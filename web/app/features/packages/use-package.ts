import type { Answer } from '@arvand/contracts/endpoint'
import type { openPackage } from '@arvand/contracts/panel/packages'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/browser.ts'
import { attempt, type Refusal } from '../../api/refusal.ts'
import { tokenKept } from './token-kept.ts'

export type OpenedPackage = Answer<typeof openPackage>
export type Launch = NonNullable<OpenedPackage['launch']>

interface Place {
  readonly courseId: string
  readonly lessonId: string
}

const lookEveryMs = 2000

/** A lesson's package: asked for once it is on the screen, and again while it is being prepared. */
export function usePackage({ courseId, lessonId }: Place) {
  const [opened, setOpened] = useState<OpenedPackage | null>(null)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const open = useCallback(
    async (part?: string) => {
      await tokenKept()
      const { answer, refusal } = await attempt(
        api.panel('package/open', { courseId, lessonId, ...(part ? { part } : {}) }),
      )
      setTrouble(refusal ?? null)
      if (answer) setOpened(answer)
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
  const setPart = useCallback(
    (identifier: string, state: Pick<OpenedPackage['parts'][number], 'status' | 'score'>) => {
      setOpened(
        (now) =>
          now && {
            ...now,
            parts: now.parts.map((one) => (one.identifier === identifier ? { ...one, ...state } : one)),
          },
      )
    },
    [],
  )
  return { opened, trouble, open, setPart }
}
