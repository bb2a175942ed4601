import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bytesToCome, type CourseLesson, measureCourse, type PlannedLesson } from './course-plan.ts'
import { allPacks } from './database.ts'
import { downloadLesson } from './download-lesson.ts'
import { askPack, packOf, troubleIn, whyNotNow } from './lesson-pack.ts'
import type { PackChoice } from './pack.ts'
import { downloadWords } from './words.ts'

export type CourseDownload =
  | { readonly stage: 'measuring'; readonly count: number }
  | { readonly stage: 'choosing'; readonly plan: readonly PlannedLesson[]; readonly trouble: string | null }
  | {
      readonly stage: 'fetching'
      readonly title: string
      /** Lessons downloaded so far; `of`: how many there are. */
      readonly count: number
      readonly of: number
      readonly bytes: number
      readonly all: number
    }

interface Wishes {
  readonly courseId: string
  readonly lessons: readonly CourseLesson[]
  readonly personId: string
}

/** Downloads a whole course lesson by lesson; lessons already downloaded stay when it is stopped. */
export function useCourseDownload({ courseId, lessons, personId }: Wishes) {
  const [download, setDownload] = useState<CourseDownload>({ stage: 'measuring', count: 0 })
  const abort = useRef<AbortController | null>(null)
  const measure = useEffectEvent(async (signal: AbortSignal) => {
    const onMeasured = (count: number) => {
      if (!signal.aborted) setDownload({ stage: 'measuring', count })
    }
    const plan = await measureCourse({ courseId, lessons, signal, onMeasured })
    if (!signal.aborted) setDownload({ stage: 'choosing', plan, trouble: null })
  })
  useEffect(() => {
    const measuring = new AbortController()
    void measure(measuring.signal)
    return () => {
      measuring.abort()
      abort.current?.abort()
    }
  }, [])

  const start = async (choice: PackChoice) => {
    if (download.stage !== 'choosing') return
    const { plan } = download
    const kept = new Set((await allPacks()).map(({ lessonId }) => lessonId))
    const coming = plan.filter(({ id }) => !kept.has(id))
    const all = bytesToCome(coming, choice)
    const trouble = await whyNotNow(all)
    if (trouble) return setDownload({ stage: 'choosing', plan, trouble })
    abort.current = new AbortController()
    const { signal } = abort.current
    try {
      let before = 0
      const fetching = { stage: 'fetching', of: coming.length, all } as const
      for (const [count, lesson] of coming.entries()) {
        signal.throwIfAborted()
        const onBytes = (bytes: number) =>
          setDownload({ ...fetching, title: lesson.title, count, bytes: before + bytes })
        onBytes(0)
        await downloadOne(lesson.id, choice, signal, onBytes)
        before += lesson.bytes[choice]
      }
      setDownload({ stage: 'choosing', plan, trouble: null })
    } catch (error) {
      setDownload({ stage: 'choosing', plan, trouble: troubleIn(error, signal) })
    }
  }

  /** Asks for the links again, as those of the plan may have expired. */
  async function downloadOne(
    lessonId: string,
    choice: PackChoice,
    signal: AbortSignal,
    onBytes: (bytes: number) => void,
  ) {
    const { answer } = await askPack(courseId, lessonId)
    if (!answer) throw new Error(downloadWords.failed)
    await downloadLesson({ ...packOf(answer, personId, choice), signal, onBytes })
  }

  return { download, start, cancel: () => abort.current?.abort() }
}
