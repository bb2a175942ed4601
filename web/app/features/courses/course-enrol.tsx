import { durationInProse } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { CirclePlay, Infinity as ForEver, Gauge, ListVideo, MessagesSquare, PencilLine } from 'lucide-react'
import type { LucideIcon } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WishButton } from '../wishes/index.ts'
import { type ActionProps, CourseAction } from './course-action.tsx'
import { CourseCover } from './course-cover.tsx'
import type { CoursePage } from './course-data.ts'
import { CoursePrice } from './course-price.tsx'
import { levelWords, courseWords as words } from './words.ts'

/** The card that goes along: picture, price, the one action, what is in it. */
export function EnrolCard({ course, mine, whyNot, answer }: ActionProps) {
  const { slug, title, cover, category } = course
  return (
    <div className="overflow-clip border-y border-line bg-surface md:rounded-card md:border lg:shadow-float">
      <CourseCover
        slug={slug}
        palette={category.palette}
        cover={cover}
        soon
        sizes="(min-width: 1024px) 23rem, 100vw"
      />
      <div className="grid gap-4 p-4.5 md:p-6">
        <p>
          <CoursePrice course={course} large />
        </p>
        <CourseAction course={course} mine={mine} whyNot={whyNot} answer={answer} />
        {mine?.isStaff ? null : (
          <WishButton courseId={course.id} title={title} wished={mine?.wished ?? false} />
        )}
        <Included course={course} />
      </div>
    </div>
  )
}

function Included({ course }: { course: CoursePage }) {
  const lessons = course.sections.flatMap((section) => section.lessons)
  const count = (...kinds: string[]) => lessons.filter(({ kind }) => kinds.includes(kind)).length
  const [heard, assignments] = [count('video', 'audio'), count('assignment')]
  const { includes } = words
  const rows: (readonly [LucideIcon, string] | null)[] = [
    [ListVideo, includes.lessons(formatNumber(course.lessons), durationInProse(course.minutes * 60))],
    heard > 0 ? [CirclePlay, includes.heard(formatNumber(heard))] : null,
    assignments > 0 ? [PencilLine, includes.assignments(formatNumber(assignments))] : null,
    [MessagesSquare, includes.discussion],
    [ForEver, course.accessDays === null ? includes.forEver : includes.days(formatNumber(course.accessDays))],
    [Gauge, includes.level(levelWords[course.level])],
  ]
  return (
    <ul aria-label={words.included} className="grid gap-3 pt-1 text-15">
      {rows
        .filter((row) => row !== null)
        .map(([icon, text]) => (
          <li key={text} className="flex gap-3">
            <Icon of={icon} className="mt-1 text-primary-700" />
            <span>{text}</span>
          </li>
        ))}
    </ul>
  )
}
