import { FolderDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useVisitor } from '../../shell/use-root.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { canKeep } from './caches.ts'
import { type CourseLesson, keepableIn } from './course-plan.ts'
import { courseWords as words } from './words.ts'

const KeepCourseDialog = lazyPart(() => import('./keep-course-dialog.tsx'))

interface KeepCourseProps {
  readonly course: { readonly id: string; readonly title: string }
  readonly lessons: readonly CourseLesson[]
}

/** The button that keeps a whole course; nothing where there is no more than a lesson to keep. */
export function KeepCourse({ course, lessons }: KeepCourseProps) {
  const visitor = useVisitor()
  const [isAble, setAble] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setAble(canKeep()), [])
  const keepable = keepableIn(lessons)
  if (!isAble || !visitor || keepable.length < 2) return null
  return (
    <>
      <Button type="button" look="quiet" size="compact" icon={FolderDown} onClick={() => setOpen(true)}>
        {words.keep}
      </Button>
      {isOpen ? (
        <KeepCourseDialog
          course={course}
          lessons={keepable}
          personId={visitor.id}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
