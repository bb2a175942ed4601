import { useEffect, useMemo, useRef, useState } from 'react'
import type { Said } from './package-frame.tsx'
import { packageSaves, type Saved, type SavingState } from './package-saves.ts'

interface Place {
  readonly courseId: string
  readonly lessonId: string
}

export interface Saving extends SavingState {
  readonly save: (part: string, said: Said) => void
}

/** Saves a package's data, and says how far the saving is. */
export function useSaving(
  { courseId, lessonId }: Place,
  onSaved: (part: string, saved: Saved) => void,
): Saving {
  const [state, setState] = useState<SavingState>({ state: 'still', sentence: null })
  const heard = useRef(onSaved)
  heard.current = onSaved
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const save = useMemo(
    () =>
      packageSaves({
        courseId,
        lessonId,
        onSaved: (part, saved) => heard.current(part, saved),
        onState: setState,
        isShown: () => shown.current,
      }),
    [courseId, lessonId],
  )
  return { ...state, save }
}
