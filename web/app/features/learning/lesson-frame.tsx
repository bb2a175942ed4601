import type { Progress } from '@arvand/contracts/progress'
import { formatNumber } from '@arvand/persian/numbers'
import { ChevronLeft, ChevronRight, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Curriculum } from './curriculum.tsx'
import { type CurriculumLesson, lessonPath, type Opened } from './lesson-page.ts'
import { learnWords as words } from './words.ts'

export interface LessonFrameProps {
  readonly shown: Pick<Opened, 'course' | 'curriculum' | 'previousId' | 'nextId' | 'staff'> & {
    readonly lesson: Pick<Opened['lesson'], 'id' | 'title' | 'sectionTitle' | 'number'>
  }
  /** Null when no progress is counted. */
  readonly progress: Progress | null
  /** Steps of this lesson that are done now. */
  readonly doneHere: number
  readonly children: ReactNode
}

/** The frame of a lesson: title, progress, curriculum, and links to the previous and the next lesson. */
export function LessonFrame({ shown, progress, doneHere, children }: LessonFrameProps) {
  const { course, lesson, curriculum, nextId, previousId } = shown
  const lessons = curriculum.flatMap((section) => section.lessons)
  const find = (id: string | null) => lessons.find((one) => one.id === id)
  const [next, previous] = [find(nextId), find(previousId)]
  const pathOf = (one: CurriculumLesson | undefined) => (one ? lessonPath(course.slug, one.id) : null)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_21rem]">
      <TopBar shown={shown} progress={progress} next={next} previous={previous} count={lessons.length} />
      <main id="main" className="min-w-0 pb-24 lg:pb-10">
        {children}
      </main>
      <Curriculum
        courseSlug={course.slug}
        sections={curriculum}
        lessonId={lesson.id}
        doneHere={doneHere}
        progress={progress}
        keys={next !== undefined || previous !== undefined}
      />
      <PhoneFoot to={pathOf(next)} />
    </div>
  )
}

interface TopBarProps extends Pick<LessonFrameProps, 'shown' | 'progress'> {
  readonly next: CurriculumLesson | undefined
  readonly previous: CurriculumLesson | undefined
  readonly count: number
}

function TopBar({ shown, progress, next, previous, count }: TopBarProps) {
  const { course, lesson } = shown
  const [place, of] = words.place
  const back = backFrom(shown)
  return (
    <header className="flex min-w-0 items-center gap-3 border-b border-line bg-surface px-2 py-2.5 md:px-5 lg:sticky lg:top-0 lg:z-20 lg:col-span-2 lg:h-[4.75rem] lg:gap-5">
      <Link
        to={back.to}
        aria-label={back.label}
        title={back.label}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon of={ChevronRight} size={26} />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-16 font-title leading-normal md:text-17">{lesson.title}</h1>
        <p className="truncate text-14 text-muted">
          {course.title}، {lesson.sectionTitle}، {place} {formatNumber(lesson.number)} {of}{' '}
          {formatNumber(count)}
        </p>
      </div>
      {progress ? (
        <div className="hidden w-52 shrink-0 lg:block">
          <ProgressBar compact label={words.progress} share={progress.percent} band={progress.band} />
        </div>
      ) : null}
      {/* `shell/key-links.ts` handles their keyboard shortcuts even before hydration. */}
      {previous ? (
        <ButtonLink
          to={lessonPath(course.slug, previous.id)}
          variant="outline"
          size="compact"
          className="max-lg:hidden"
          title={`${words.previousIs} ${previous.title}`}
          aria-keyshortcuts="p"
          icon={ChevronRight}
        >
          {words.previous}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink
          to={lessonPath(course.slug, next.id)}
          size="compact"
          className="max-lg:hidden"
          title={`${words.nextIs} ${next.title}`}
          aria-keyshortcuts="n"
        >
          <span className="inline-flex items-center gap-2">
            {words.next}
            <Icon of={ChevronLeft} size={18} />
          </span>
        </ButtonLink>
      ) : null}
    </header>
  )
}

/** Learners return to their courses, authors to the editor, reviewers to the queue; a draft has no public page. */
export function backFrom({ staff, course, lesson }: LessonFrameProps['shown']) {
  if (!staff) return { to: '/panel/courses', label: words.back }
  return staff.teaches
    ? { to: `/teach/courses/${course.id}/lessons/${lesson.id}`, label: words.backToWriting }
    : { to: '/manage/courses', label: words.backToReview }
}

/** The bar at the foot of a phone: the curriculum and the next lesson. */
function PhoneFoot({ to }: { to: string | null }) {
  return (
    <nav
      aria-label={words.curriculum}
      className="fixed inset-x-0 bottom-0 z-20 flex gap-2.5 border-t border-line bg-surface p-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <button
        type="button"
        popoverTarget="curriculum"
        className={`${buttonClasses({ variant: 'outline' })} ${to ? 'shrink-0' : 'flex-1'}`}
      >
        <Icon of={List} />
        {words.curriculum}
      </button>
      {to ? (
        <ButtonLink to={to} className="flex-1">
          <span className="inline-flex items-center gap-2">
            {words.next}
            <Icon of={ChevronLeft} size={18} />
          </span>
        </ButtonLink>
      ) : null}
    </nav>
  )
}
