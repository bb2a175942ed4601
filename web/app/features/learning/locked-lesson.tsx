import { formatDate } from '@arvand/persian/format-date'
import { CalendarClock, ListChecks } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { lessonPath } from './lesson-page.ts'
import type { LoadedLocked } from './load-lesson.ts'
import { closedWords as words } from './words.ts'

/** Stands in the place of a locked lesson: when it opens, or which lessons must be completed before. */
export function LockedLesson({ shown }: { shown: Pick<LoadedLocked, 'course' | 'lesson' | 'curriculum'> }) {
  const { course, lesson, curriculum } = shown
  const lessons = curriculum.flatMap((section) => section.lessons)
  const open = lessons.find(({ whyNot, done, steps }) => !whyNot && done < steps)
  const { whyNot } = lesson
  const day = whyNot?.code === 'courses.not-yet-open' ? whyNot.opensAt : null
  const [from, opens] = words.opens
  return (
    <div className="px-4 py-6 md:px-7">
      <section className="mx-auto grid max-w-[40rem] justify-items-center gap-3 rounded-card border border-line bg-surface px-5 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-muted">
          <Icon of={day ? CalendarClock : ListChecks} size={26} />
        </span>
        <h2 className="text-21 font-heading leading-relaxed">
          {day ? `${from} ${formatDate(day)} ${opens}` : words.before}
        </h2>
        <p className="text-15 text-muted">{day ? words.opensText : words.beforeText}</p>
        {day ? null : (
          <ul className="grid gap-1">
            {whyNot?.missing.map(({ id, title }) => (
              <li key={id}>
                <TextLink
                  alone
                  to={lessonPath(course.slug, id)}
                  className="inline-flex min-h-11 items-center"
                >
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        {open ? (
          <ButtonLink to={lessonPath(course.slug, open.id)} className="mt-3">
            {words.goOn}
          </ButtonLink>
        ) : null}
      </section>
    </div>
  )
}
