import { LessonFrame } from './lesson-frame.tsx'
import type { LoadedLocked } from './load-lesson.ts'
import { LockedLesson } from './locked-lesson.tsx'

/** A lesson that is not open yet, within the lesson frame. */
export default function LockedPage({ shown }: { readonly shown: LoadedLocked }) {
  return (
    <LessonFrame shown={shown} progress={shown.progress} doneHere={0}>
      <LockedLesson shown={shown} />
    </LessonFrame>
  )
}
