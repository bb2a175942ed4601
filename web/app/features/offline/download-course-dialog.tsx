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
import { type CourseDownload, useCourseDownload } from './use-course-download.ts'
import { usePacks } from './use-packs.ts'
import { courseWords, downloadWords } from './words.ts'

interface DownloadCourseDialogProps {
  readonly course: { readonly id: string; readonly title: string }
  /** The lessons that can be downloaded. */
  readonly lessons: readonly CourseLesson[]
  readonly personId: string
  readonly onClose: () => void
}

/** Downloads a whole course: shows its size first, then fetches lesson by lesson. Loaded as a chunk of its own. */
export default function DownloadCourseDialog({
  course,
  lessons,
  personId,
  onClose,
}: DownloadCourseDialogProps) {
  const { download, start, cancel } = useCourseDownload({ courseId: course.id, lessons, personId })
  const { packs } = usePacks(personId)
  const [choice, setChoice] = useState<PackChoice>('whole')
  const kept = new Set(packs?.filter(({ courseId }) => courseId === course.id).map((pack) => pack.lessonId))
  const coming = download.stage === 'choosing' ? download.plan.filter(({ id }) => !kept.has(id)) : []
  const isFetching = download.stage === 'fetching'
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
              <ButtonLink to="/panel/offline" variant="soft">
                {downloadWords.list}
              </ButtonLink>
              <Button type="button" variant="quiet" onClick={() => void eraseCourse(course.id)}>
                {courseWords.remove}
              </Button>
            </>
          ) : null}
          <Button type="button" variant="outline" onClick={isFetching ? cancel : onClose}>
            {isFetching ? courseWords.stop : downloadWords.close}
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
        <Stage download={download} of={lessons.length} coming={coming} choice={choice} onChoice={setChoice} />
      </div>
    </Dialog>
  )
}

interface StageProps {
  readonly download: CourseDownload
  readonly of: number
  readonly coming: readonly PlannedLesson[]
  readonly choice: PackChoice
  readonly onChoice: (choice: PackChoice) => void
}

function Stage({ download, of, coming, choice, onChoice }: StageProps) {
  if (download.stage === 'measuring')
    return (
      <ProgressBar
        label={downloadWords.looking}
        share={(download.count / of) * 100}
        note={courseWords.lessonsOf(formatNumber(download.count), formatNumber(of))}
      />
    )
  if (download.stage === 'fetching')
    return (
      <ProgressBar
        label={courseWords.fetching(download.title)}
        share={(download.all > 0 ? download.bytes / download.all : download.count / download.of) * 100}
        note={courseWords.lessonsOf(formatNumber(download.count), formatNumber(download.of))}
        endNote={
          download.all > 0
            ? downloadWords.sentOf(sizeInWords(download.bytes), sizeInWords(download.all))
            : null
        }
      />
    )
  if (download.trouble)
    return (
      <Alert tone="warning" urgent>
        {download.trouble}
      </Alert>
    )
  if (coming.length === 0)
    return (
      <Alert tone={download.plan.length > 0 ? 'success' : 'warning'} urgent>
        {download.plan.length > 0 ? courseWords.done : courseWords.nothing}
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
