import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ChoiceOfSize } from './choice-of-size.tsx'
import { bytesToCome, type CourseLesson, type PlannedLesson } from './course-plan.ts'
import { eraseCourse } from './erase.ts'
import type { PackChoice } from './pack.ts'
import { type CourseKeeping, useKeepingCourse } from './use-keeping-course.ts'
import { usePacks } from './use-packs.ts'
import { courseWords, keepWords } from './words.ts'

interface KeepCourseDialogProps {
  readonly course: { readonly id: string; readonly title: string }
  /** Those that can be kept. */
  readonly lessons: readonly CourseLesson[]
  readonly personId: string
  readonly onClose: () => void
}

/** A whole course for when there is no line: its size first, then lesson by lesson. A chunk of its own. */
export default function KeepCourseDialog({ course, lessons, personId, onClose }: KeepCourseDialogProps) {
  const { keeping, start, cancel } = useKeepingCourse({ courseId: course.id, lessons, personId })
  const { packs } = usePacks(personId)
  const [choice, setChoice] = useState<PackChoice>('whole')
  const kept = new Set(packs?.filter(({ courseId }) => courseId === course.id).map((pack) => pack.lessonId))
  const coming = keeping.stage === 'choosing' ? keeping.plan.filter(({ id }) => !kept.has(id)) : []
  const isFetching = keeping.stage === 'fetching'
  return (
    <Dialog
      open
      title={courseWords.title(course.title)}
      onClose={onClose}
      footer={
        <>
          {coming.length > 0 ? (
            <Button type="button" onClick={() => void start(choice)}>
              {kept.size > 0 ? courseWords.goOn : courseWords.start}
            </Button>
          ) : null}
          {kept.size > 0 && !isFetching ? (
            <>
              <ButtonLink to="/panel/offline" look="soft">
                {keepWords.list}
              </ButtonLink>
              <Button type="button" look="quiet" onClick={() => void eraseCourse(course.id)}>
                {courseWords.remove}
              </Button>
            </>
          ) : null}
          <Button type="button" look="outline" onClick={isFetching ? cancel : onClose}>
            {isFetching ? courseWords.stop : keepWords.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{courseWords.text}</p>
        {kept.size > 0 ? (
          <p className="text-ink">
            {courseWords.keptOf(formatNumber(kept.size), formatNumber(lessons.length))}
          </p>
        ) : null}
        <Stage keeping={keeping} of={lessons.length} coming={coming} choice={choice} onChoice={setChoice} />
      </div>
    </Dialog>
  )
}

interface StageProps {
  readonly keeping: CourseKeeping
  readonly of: number
  readonly coming: readonly PlannedLesson[]
  readonly choice: PackChoice
  readonly onChoice: (choice: PackChoice) => void
}

function Stage({ keeping, of, coming, choice, onChoice }: StageProps) {
  if (keeping.stage === 'measuring')
    return (
      <ProgressBar
        label={keepWords.looking}
        share={(keeping.count / of) * 100}
        note={courseWords.lessonsOf(formatNumber(keeping.count), formatNumber(of))}
      />
    )
  if (keeping.stage === 'fetching')
    return (
      <ProgressBar
        label={courseWords.fetching(keeping.title)}
        share={(keeping.all > 0 ? keeping.bytes / keeping.all : keeping.count / keeping.of) * 100}
        note={courseWords.lessonsOf(formatNumber(keeping.count), formatNumber(keeping.of))}
        endNote={
          keeping.all > 0 ? keepWords.sentOf(sizeInWords(keeping.bytes), sizeInWords(keeping.all)) : null
        }
      />
    )
  if (keeping.trouble)
    return (
      <Alert tone="warning" urgent>
        {keeping.trouble}
      </Alert>
    )
  if (coming.length === 0)
    return (
      <Alert tone={keeping.plan.length > 0 ? 'success' : 'warning'} urgent>
        {keeping.plan.length > 0 ? courseWords.done : courseWords.nothing}
      </Alert>
    )
  return (
    <div className="grid gap-3 text-ink">
      <ChoiceOfSize
        hasChoice={coming.some((lesson) => lesson.hasChoice)}
        whole={courseWords.whole(formatNumber(coming.length))}
        bytes={(one) => bytesToCome(coming, one)}
        choice={choice}
        onChoice={onChoice}
      />
    </div>
  )
}
