import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { Alert } from '../../ui/alert.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { LessonAnnouncement } from '../announcements/index.ts'
import { DownloadCourse, DownloadOffline } from '../offline/index.ts'
import { TicketLink } from '../support/index.ts'
import { backFrom, LessonFrame } from './lesson-frame.tsx'
import type { LoadedOpen } from './load-lesson.ts'
import { type Playhead, useFollowing, usePlayhead } from './playhead.ts'
import { LessonTabs } from './tabs/lesson-tabs.tsx'
import { useProgress } from './use-progress.ts'
import { learnWords as words } from './words.ts'

const LessonEnd = lazyPart(() => import('./lesson-end.tsx'))
const DoneCard = lazyPart(() => import('./done-card.tsx'))

interface OpenLessonPageProps {
  readonly shown: LoadedOpen
  readonly answer: FormAnswer | undefined
}

/** An open lesson: its body over the whole width, and notes, discussion and files below. */
export default function OpenLessonPage({ shown, answer }: OpenLessonPageProps) {
  const { course, lesson, as, staff, enrolment, position = null } = shown
  const [search] = useSearchParams()
  const startAt = secondIn(search.get('at')) ?? position
  const playhead = usePlayhead(startAt ?? 0)
  const [seekTo, setSeekTo] = useState<{ second: number } | null>(null)
  const { Body } = lessonKindOf(lesson.content.kind)
  const told = useProgress({
    courseId: course.id,
    lessonId: lesson.id,
    progress: shown.progress,
    stepsDone: lesson.stepsDone,
    counts: as === 'learner' && enrolment !== null,
  })
  const [ended, setEnded] = useState(false)
  const [wasDone] = useState(lesson.stepsDone.length >= lesson.steps)
  const isEnd = as === 'learner' && enrolment && told.stepsDone.length >= lesson.steps && (ended || !wasDone)
  const seek = (second: number) => {
    setSeekTo({ second })
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <LessonFrame shown={shown} progress={staff ? null : told.progress} doneHere={told.stepsDone.length}>
      {staff ? <StaffNews shown={shown} isDraft={staff.isDraft} /> : null}
      <Body
        content={lesson.content}
        course={course}
        lesson={lesson}
        startAt={startAt}
        seekTo={seekTo}
        playhead={playhead}
        told={{ ...told, ended: () => setEnded(true) }}
        counts={as === 'learner'}
      />
      <div className="grid gap-4 px-4 pt-4 md:px-7">
        {told.waits ? <Alert tone="warning">{words.notSaved}</Alert> : null}
        {shown.announcement ? (
          <LessonAnnouncement announcement={shown.announcement} courseId={course.id} now={shown.now} />
        ) : null}
        {told.completed ? (
          <DoneCard course={course} lessonId={lesson.id} answer={answer} />
        ) : isEnd ? (
          <LessonEnd shown={shown} percent={told.progress.percent} ended={ended} />
        ) : null}
        <div className="flex flex-col-reverse items-start gap-x-3 gap-y-1 empty:hidden sm:flex-row sm:items-center sm:justify-end">
          <DownloadCourse course={course} lessons={shown.curriculum.flatMap(({ lessons }) => lessons)} />
          <DownloadOffline lesson={lesson} course={course} />
          {as === 'learner' ? <LessonTicket lesson={lesson} playhead={playhead} /> : null}
        </div>
        <LessonTabs shown={shown} playhead={playhead} onSeek={seek} answer={answer} />
      </div>
    </LessonFrame>
  )
}

/** Asks support about this lesson, at the second where one is. */
function LessonTicket({ lesson, playhead }: { lesson: LoadedOpen['lesson']; playhead: Playhead }) {
  const second = useFollowing(playhead, Math.floor)
  return <TicketLink kind="lesson" id={lesson.id} about={lesson.title} second={second} />
}

/** Tells staff that this is a preview, with a link back to where they came from. */
function StaffNews({ shown, isDraft }: { shown: LoadedOpen; isDraft: boolean }) {
  const back = backFrom(shown)
  return (
    <div className="px-4 pt-4 md:px-7">
      <Alert
        tone={isDraft ? 'warning' : 'info'}
        action={
          <ButtonLink to={back.to} variant="quiet" size="compact" className="max-sm:hidden">
            {back.label}
          </ButtonLink>
        }
      >
        {isDraft ? `${words.asStaffDraft} ` : null}
        {words.asStaff}
      </Alert>
    </div>
  )
}

const secondIn = (text: string | null): number | null =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
