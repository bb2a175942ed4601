import type { LessonKind } from '@arvand/contracts/lesson-content'
import { CircleCheck, CloudDownload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useVisitor } from '../../shell/use-root.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { canDownload } from './caches.ts'
import { isDownloadable } from './pack.ts'
import { watchPacks } from './pack-news.ts'
import { downloadWords as words } from './words.ts'

const DownloadDialog = lazyPart(() => import('./download-dialog.tsx'))

interface DownloadOfflineProps {
  readonly lesson: { readonly id: string; readonly title: string; readonly kind: LessonKind }
  readonly course: { readonly id: string; readonly slug: string }
  /** Smaller, for use beside other small buttons. */
  readonly compact?: boolean
}

/** The button that downloads a lesson; draws nothing where the browser or the lesson's kind does not support it. */
export function DownloadOffline({ lesson, course, compact = true }: DownloadOfflineProps) {
  const visitor = useVisitor()
  const [isAble, setAble] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isKept = useIsKept(lesson.id, isAble)
  useEffect(() => setAble(canDownload()), [])
  if (!isAble || !visitor || !isDownloadable(lesson.kind)) return null
  return (
    <>
      <Button
        type="button"
        variant={isKept ? 'soft' : 'outline'}
        size={compact ? 'compact' : 'regular'}
        icon={isKept ? CircleCheck : CloudDownload}
        onClick={() => setOpen(true)}
      >
        {isKept ? words.kept : words.keep}
      </Button>
      {isOpen ? (
        <DownloadDialog
          lesson={lesson}
          course={course}
          personId={visitor.id}
          isKept={isKept}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

function useIsKept(lessonId: string, isAble: boolean): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (!isAble) return
    let isAway = false
    const look = async () => {
      const { allPacks } = await import('./database.ts')
      const found = (await allPacks()).some((pack) => pack.lessonId === lessonId)
      if (!isAway) setKept(found)
    }
    void look()
    const stop = watchPacks(() => void look())
    return () => {
      isAway = true
      stop()
    }
  }, [lessonId, isAble])
  return isKept
}
