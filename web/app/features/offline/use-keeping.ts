import type { Answer } from '@arvand/contracts/endpoint'
import type { packLesson } from '@arvand/contracts/panel/offline'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser.ts'
import { attempt } from '../../api/refusal.ts'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { keepLesson } from './keep-lesson.ts'
import { bytesOf, filesFor, type PackChoice, type PackFile } from './pack.ts'
import { keepWords as words } from './words.ts'

type Told = Answer<typeof packLesson>

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
    void attempt(api.panel('course/pack', { courseId, lessonId })).then(async ({ answer, refusal }) => {
      if (!answer) {
        if (!isAway) setKeeping({ stage: 'refused', sentence: refusal.message })
        return
      }
      const told = { ...answer, files: await Promise.all(answer.files.map(withBytes)) }
      if (!isAway) setKeeping({ stage: 'choosing', told, trouble: null })
    })
    return () => {
      isAway = true
      abort.current?.abort()
    }
  }, [courseId, lessonId])

  const start = async (choice: PackChoice) => {
    if (keeping.stage !== 'choosing') return
    const { told } = keeping
    const files = filesFor(told.files, choice)
    const all = bytesOf(files)
    const trouble = await whyNotNow(all)
    if (trouble) return setKeeping({ ...keeping, trouble })
    abort.current = new AbortController()
    setKeeping({ stage: 'fetching', bytes: 0, all })
    const { course, lesson, until } = told
    const { id, title, kind, minutes } = lesson
    const page = `/learn/${course.slug}/${id}`
    const about = {
      courseId: course.id,
      courseTitle: course.title,
      title,
      kind,
      minutes,
      page,
      choice,
      until,
    }
    try {
      await keepLesson({
        pack: { lessonId: id, personId, ...about },
        files,
        signal: abort.current.signal,
        onBytes: (bytes) => setKeeping({ stage: 'fetching', bytes, all }),
      })
      setKeeping({ stage: 'done' })
    } catch {
      setKeeping({ stage: 'choosing', told, trouble: abort.current.signal.aborted ? null : words.failed })
    }
  }
  return { keeping, start, cancel: () => abort.current?.abort() }
}

async function withBytes(file: PackFile): Promise<PackFile> {
  if (file.bytes !== null) return file
  const answer = await fetch(file.link, { method: 'HEAD' }).catch(() => null)
  return { ...file, bytes: Number(answer?.headers.get('content-length')) || null }
}

/** Room for it, and a promise of the browser not to clear it away by itself. */
async function whyNotNow(bytes: number): Promise<string | null> {
  if (!navigator.serviceWorker.controller) return words.noWorker
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  const left = quota === undefined ? Number.POSITIVE_INFINITY : quota - (usage ?? 0)
  if (bytes > left * 0.95) return words.noRoom(sizeInWords(bytes), sizeInWords(Math.max(0, left)))
  await navigator.storage?.persist?.().catch(() => false)
  return null
}
