import { useEffect, useRef, useState } from 'react'
import { downloadLesson } from './download-lesson.ts'
import { askPack, packOf, type Told, troubleIn, whyNotNow } from './lesson-pack.ts'
import { bytesOf, type PackChoice } from './pack.ts'

export type Download =
  | { readonly stage: 'looking' }
  | { readonly stage: 'choosing'; readonly told: Told; readonly trouble: string | null }
  | { readonly stage: 'fetching'; readonly bytes: number; readonly all: number }
  | { readonly stage: 'done' }
  | { readonly stage: 'refused'; readonly sentence: string }

/** Downloads one lesson. */
export function useDownload(courseId: string, lessonId: string, personId: string) {
  const [download, setDownload] = useState<Download>({ stage: 'looking' })
  const abort = useRef<AbortController | null>(null)
  useEffect(() => {
    let isAway = false
    void askPack(courseId, lessonId).then(({ answer, refusal }) => {
      if (isAway) return
      if (answer) setDownload({ stage: 'choosing', told: answer, trouble: null })
      else setDownload({ stage: 'refused', sentence: refusal.message })
    })
    return () => {
      isAway = true
      abort.current?.abort()
    }
  }, [courseId, lessonId])

  const start = async (choice: PackChoice) => {
    if (download.stage !== 'choosing') return
    const { told } = download
    const { pack, files } = packOf(told, personId, choice)
    const all = bytesOf(files)
    const trouble = await whyNotNow(all)
    if (trouble) return setDownload({ ...download, trouble })
    abort.current = new AbortController()
    const { signal } = abort.current
    const onBytes = (bytes: number) => setDownload({ stage: 'fetching', bytes, all })
    onBytes(0)
    try {
      await downloadLesson({ pack, files, signal, onBytes })
      setDownload({ stage: 'done' })
    } catch (error) {
      setDownload({ stage: 'choosing', told, trouble: troubleIn(error, signal) })
    }
  }
  return { download, start, cancel: () => abort.current?.abort() }
}
