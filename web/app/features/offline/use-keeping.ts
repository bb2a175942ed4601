import { useEffect, useRef, useState } from 'react'
import { keepLesson } from './keep-lesson.ts'
import { askPack, packOf, type Told, troubleIn, whyNotNow } from './lesson-pack.ts'
import { bytesOf, type PackChoice } from './pack.ts'

export type Keeping =
  | { readonly stage: 'looking' }
  | { readonly stage: 'choosing'; readonly told: Told; readonly trouble: string | null }
  | { readonly stage: 'fetching'; readonly bytes: number; readonly all: number }
  | { readonly stage: 'done' }
  | { readonly stage: 'refused'; readonly sentence: string }

/** The way of one lesson into this browser. */
export function useKeeping(courseId: string, lessonId: string, personId: string) {
  const [keeping, setKeeping] = useState<Keeping>({ stage: 'looking' })
  const abort = useRef<AbortController | null>(null)
  useEffect(() => {
    let isAway = false
    void askPack(courseId, lessonId).then(({ answer, refusal }) => {
      if (isAway) return
      if (answer) setKeeping({ stage: 'choosing', told: answer, trouble: null })
      else setKeeping({ stage: 'refused', sentence: refusal.message })
    })
    return () => {
      isAway = true
      abort.current?.abort()
    }
  }, [courseId, lessonId])

  const start = async (choice: PackChoice) => {
    if (keeping.stage !== 'choosing') return
    const { told } = keeping
    const { pack, files } = packOf(told, personId, choice)
    const all = bytesOf(files)
    const trouble = await whyNotNow(all)
    if (trouble) return setKeeping({ ...keeping, trouble })
    abort.current = new AbortController()
    const { signal } = abort.current
    const onBytes = (bytes: number) => setKeeping({ stage: 'fetching', bytes, all })
    onBytes(0)
    try {
      await keepLesson({ pack, files, signal, onBytes })
      setKeeping({ stage: 'done' })
    } catch (error) {
      setKeeping({ stage: 'choosing', told, trouble: troubleIn(error, signal) })
    }
  }
  return { keeping, start, cancel: () => abort.current?.abort() }
}
