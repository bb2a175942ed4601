import type { Progress } from '@arvand/contracts/progress'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Check, ChevronDown, Lock, Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Duration } from '../../ui/duration.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type CurriculumLesson, type CurriculumSection, lessonPath } from './lesson-page.ts'
import { learnWords as words } from './words.ts'

interface CurriculumProps {
  readonly courseSlug: string
  readonly sections: readonly CurriculumSection[]
  readonly lessonId: string
  /** Steps of the open lesson that are done now. */
  readonly doneHere: number
  /** Null when no progress is counted. */
  readonly progress: Progress | null
  /** Whether the keyboard shortcuts to the previous and next lesson are shown. */
  readonly keys: boolean
}

/** The lessons of a course with their progress: beside the lesson, or a drawer below 1024 px. */
export function Curriculum({ courseSlug, sections, lessonId, doneHere, progress, keys }: CurriculumProps) {
  const drawer = useRef<HTMLElement>(null)
  // Choosing a lesson closes the drawer.
  useEffect(() => {
    if (lessonId) drawer.current?.hidePopover?.()
  }, [lessonId])
  const doneIn = (lesson: CurriculumLesson) => (lesson.id === lessonId ? doneHere : lesson.done)
  let before = 0
  return (
    <aside
      ref={drawer}
      id="curriculum"
      popover="auto"
      aria-label={words.curriculum}
      className="drawer inset-y-0 end-0 start-auto m-0 h-dvh max-h-none w-80 max-w-[88vw] overflow-y-auto border-0 border-line bg-surface text-ink shadow-float backdrop:bg-veil lg:sticky! lg:inset-auto lg:top-[4.75rem] lg:block! lg:h-[calc(100dvh-4.75rem)] lg:w-auto lg:self-start lg:max-w-none lg:border-s lg:shadow-none"
    >
      <div className="border-b border-line px-4.5 py-3 lg:hidden">
        <div className="flex items-center justify-between">
          <p className="text-18 font-title">{words.curriculum}</p>
          <button
            type="button"
            popoverTarget="curriculum"
            popoverTargetAction="hide"
            aria-label={words.closeCurriculum}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon of={X} size={24} />
          </button>
        </div>
        {progress ? (
          <ProgressBar compact label={words.progress} share={progress.percent} band={progress.band} />
        ) : null}
      </div>
      <nav aria-label={words.curriculum}>
        {sections.map((section) => {
          const first = before
          before += section.lessons.length
          return (
            <Section
              key={section.id}
              courseSlug={courseSlug}
              section={section}
              first={first}
              lessonId={lessonId}
              doneIn={doneIn}
              counts={progress !== null}
            />
          )
        })}
      </nav>
      {keys ? <p className="hidden px-5 py-4 text-14 text-muted lg:block">{words.keys}</p> : null}
    </aside>
  )
}

interface SectionProps extends Pick<CurriculumProps, 'courseSlug' | 'lessonId'> {
  readonly section: CurriculumSection
  /** How many lessons of the course come before this section. */
  readonly first: number
  readonly doneIn: (lesson: CurriculumLesson) => number
  readonly counts: boolean
}

function Section({ courseSlug, section: { title, lessons }, first, lessonId, doneIn, counts }: SectionProps) {
  const done = lessons.filter((lesson) => doneIn(lesson) >= lesson.steps).length
  const [of, unit] = words.lessonsIn
  return (
    <details
      suppressHydrationWarning
      open={lessons.some(({ id }) => id === lessonId)}
      className="group/section border-b border-line"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 text-16 font-title leading-normal">{title}</span>
        <span className="shrink-0 text-14 text-muted">
          {counts ? `${formatNumber(done)} ${of} ` : ''}
          {formatNumber(lessons.length)} {unit}
        </span>
        <Icon of={ChevronDown} size={18} className="text-muted group-open/section:rotate-180" />
      </summary>
      <ol className="pb-2">
        {lessons.map((lesson, at) => (
          <Row
            key={lesson.id}
            to={lessonPath(courseSlug, lesson.id)}
            lesson={lesson}
            number={first + at + 1}
            done={doneIn(lesson)}
            here={lesson.id === lessonId}
          />
        ))}
      </ol>
    </details>
  )
}

interface RowProps {
  readonly to: string
  readonly lesson: CurriculumLesson
  readonly number: number
  readonly done: number
  readonly here: boolean
}

function Row({ to, lesson, number, done, here }: RowProps) {
  const { title, seconds, steps, whyNot } = lesson
  const share = Math.floor((Math.min(done, steps) * 100) / steps)
  const notes = [
    share > 0 && share < 100 ? `${formatPercent(share)} ${words.partly}` : null,
    whyNot ? words.locked : null,
  ].filter((note) => note !== null)
  return (
    <li>
      <Link
        to={to}
        aria-current={here ? 'page' : undefined}
        className="flex min-h-14 items-start gap-3 px-5 py-2.5 hover:bg-sunken aria-[current=page]:bg-primary-100 aria-[current=page]:text-primary-700"
      >
        <Mark number={number} isDone={share >= 100} isLocked={whyNot !== null} here={here} />
        <span className="min-w-0 flex-1">
          <span className="block text-15 font-label leading-relaxed">{title}</span>
          <span className={`block text-14 ${here ? '' : 'text-muted'}`}>
            {seconds > 0 ? <Duration seconds={seconds} /> : null}
            {seconds > 0 && notes.length > 0 ? '، ' : null}
            {notes.join('، ')}
          </span>
        </span>
      </Link>
    </li>
  )
}

interface MarkProps {
  readonly number: number
  readonly isDone: boolean
  readonly isLocked: boolean
  readonly here: boolean
}

/** The state of a lesson, told by its shape first and its colour second. */
function Mark({ number, isDone, isLocked, here }: MarkProps) {
  const seat = 'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-14 font-label'
  if (isDone)
    return (
      <span className={`${seat} bg-success text-on-primary`}>
        <Icon of={Check} size={16} />
        <span className="sr-only">{words.done}</span>
      </span>
    )
  if (here)
    return (
      <span className={`${seat} bg-primary-600 text-on-primary`}>
        <Icon of={Play} size={14} className="fill-current" />
        <span className="sr-only">{words.here}</span>
      </span>
    )
  if (isLocked)
    return (
      <span className={`${seat} bg-sunken text-muted`}>
        <Icon of={Lock} size={14} />
      </span>
    )
  return <span className={`${seat} border border-line text-muted`}>{formatNumber(number)}</span>
}
