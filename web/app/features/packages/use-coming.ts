import type { Answer } from '@arvand/contracts/endpoint'
import { prepareAgain, showPackage } from '@arvand/contracts/teacher/packages'
import { useCallback, useEffect, useState } from 'react'
import { call, quietCall } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'

export type ComingPackage = Answer<typeof prepareAgain>

const lookEveryMs = 1500

/** The progress of unpacking a lesson's package; polled until the chosen file is ready or has failed. */
export function useComing(lessonId: string, fileId: string) {
  const [coming, setComing] = useState<ComingPackage | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(
    async (again = false) => {
      setAsking(true)
      const { answer } = again
        ? await attemptAloud(call(prepareAgain, { lessonId }))
        : await attempt(quietCall(showPackage, { lessonId }))
      setAsking(false)
      if (answer) setComing(answer)
    },
    [lessonId],
  )
  // Until the lesson is saved with the new file, the server answers about the previous one.
  const shown = coming?.fileId === fileId ? coming : null
  const isOver = shown?.state === 'ready' || shown?.state === 'failed'
  useEffect(() => {
    if (isOver) return
    void ask()
    const timer = setInterval(() => void ask(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isOver, ask])
  return { coming: shown, isKnown: coming !== null, isAsking, again: () => ask(true) }
}
