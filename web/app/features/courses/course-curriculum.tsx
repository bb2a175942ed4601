import { formatNumber } from '@arvand/persian/numbers'
import { ChevronDown, CircleCheck, Lock } from 'lucide-react'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { Duration } from '../../ui/duration.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { lessonPath } from '../learning/index.ts'
import type { Learning } from './course-action.tsx'
import type { CoursePage } from './course-data.ts'
import { courseWords as words } from './course-words.ts'

type Section = CoursePage['sections'][number]
type Lesson = Section['lessons'][number]

const secondsOf = ({ lessons }: Section): number => lessons.reduce((sum, { seconds }) => sum + seconds, 0)

interface CurriculumProps {
  readonly course: CoursePage
  /** Null for who is no learner of the course. */
  readonly learning: Learning | null
}

/** Sections that open and close without JavaScript; open is the first one, or that of a learner's next lesson. */
export function Curriculum({ course, learning }: CurriculumProps) {
  const { slug, sections, lessons, seconds } = course
  if (sections.length === 0) return null
  const done = learning && new Set(learning.lessonsDone)
  const next = learning?.nextLesson?.id
  const here = Math.max(
    0,
    sections.findIndex((section) => section.lessons.some(({ id }) => id === next)),
  )
  return (
    <section aria-labelledby="curriculum">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
        <h2 id="curriculum" className="text-21 font-heading md:text-26">
          {words.curriculum}
        </h2>
        <p className="text-14 text-muted">
          {words.sections(formatNumber(sections.length), formatNumber(lessons))}{' '}
          <Duration seconds={seconds} named />
        </p>
      </div>
      <div className="overflow-clip rounded-card border border-line bg-surface">
        {sections.map((section, at) => (
          <details
            suppressHydrationWarning
            key={section.id}
            open={at === here}
            className="group border-line not-first:border-t"
          >
            <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 px-4 py-2.5 -outline-offset-2 group-open:bg-sunken hover:bg-sunken md:px-5 [&::-webkit-details-marker]:hidden">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-small bg-primary-100 text-14 font-title text-primary-700"
              >
                {formatNumber(at + 1)}
              </span>
              <h3 className="min-w-0 flex-1 text-16 font-title">{section.title}</h3>
              <span className="hidden text-14 text-muted sm:block">
                {done
                  ? words.sectionDone(
                      formatNumber(section.lessons.filter(({ id }) => done.has(id)).length),
                      formatNumber(section.lessons.length),
                    )
                  : words.sectionNote(formatNumber(section.lessons.length))}{' '}
                <Duration seconds={secondsOf(section)} />
              </span>
              <Icon
                of={ChevronDown}
                size={18}
                className="text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <ol>
              {section.lessons.map((lesson) => (
                <LessonRow
                  key={lesson.id}
                  lesson={lesson}
                  slug={slug}
                  {...(done ? { isDone: done.has(lesson.id) } : {})}
                />
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  )
}

interface LessonRowProps {
  readonly lesson: Lesson
  readonly slug: string
  /** Left out for who is no learner: then only previews are open. */
  readonly isDone?: boolean
}

function LessonRow({ lesson, slug, isDone }: LessonRowProps) {
  const { id, title, kind, seconds } = lesson
  const { icon, label } = lessonKindOf(kind)
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 md:px-5">
      <Icon of={icon} className="text-primary-700" />
      <span className="min-w-0 flex-1 basis-28 text-15">
        {isDone === undefined ? (
          title
        ) : (
          <Link
            to={lessonPath(slug, id)}
            className="inline-flex min-h-11 items-center hover:text-primary-700"
          >
            {title}
          </Link>
        )}
        <span className="sr-only">، {label}</span>
      </span>
      {isDone === undefined ? <Access lesson={lesson} slug={slug} /> : isDone ? <Done /> : null}
      <span className="min-w-20 text-end text-14 text-muted">
        {seconds > 0 ? <Duration seconds={seconds} /> : null}
      </span>
    </li>
  )
}

const Done = () => (
  <span title={words.done} className="text-success-700">
    <Icon of={CircleCheck} size={20} />
    <span className="sr-only">{words.done}</span>
  </span>
)

function Access({ lesson: { id, title, preview }, slug }: LessonRowProps) {
  return preview ? (
    <Link
      to={`/learn/${slug}/${id}`}
      aria-label={words.previewOf(title)}
      className="inline-flex min-h-11 items-center rounded-full text-14 font-label"
    >
      <span className="rounded-full bg-primary-100 px-3 py-0.5 text-primary-700 hover:underline">
        {words.preview}
      </span>
    </Link>
  ) : (
    <span title={words.locked} className="text-muted">
      <Icon of={Lock} size={16} />
      <span className="sr-only">{words.locked}</span>
    </span>
  )
}
