import { FolderDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useVisitor } from '../../shell/use-root.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { canDownload } from './caches.ts'
import { type CourseLesson, downloadableIn } from './course-plan.ts'
import { courseWords as words } from './words.ts'

const DownloadCourseDialog = lazyPart(() => import('./download-course-dialog.tsx'))

interface DownloadCourseProps {
  readonly course: { readonly id: string; readonly title: string }
  readonly lessons: readonly CourseLesson[]
}

/** The button that downloads a course; draws nothing when fewer than two lessons can be downloaded. */
export function DownloadCourse({ course, lessons }: DownloadCourseProps) {
  const visitor = useVisitor()
  const [isAble, setAble] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setAble(canDownload()), [])
  const downloadable = downloadableIn(lessons)
  if (!isAble || !visitor || downloadable.length < 2) return null
  return (
    <>
      <Button type="button" variant="quiet" size="compact" icon={FolderDown} onClick={() => setOpen(true)}>
        {words.keep}
      </Button>
      {isOpen ? (
        <DownloadCourseDialog
          course={course}
          lessons={downloadable}
          personId={visitor.id}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
