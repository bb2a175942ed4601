import { durationInProse } from '@arvand/persian/duration'
import { priceText, tomanNumber } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { CirclePlay, Infinity as ForEver, Gauge, ListVideo, MessagesSquare, PencilLine } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { WishButton } from '../wishes/index.ts'
import { CourseCover } from './course-cover.tsx'
import type { CoursePage } from './course-data.ts'
import { levelWords, courseWords as words } from './words.ts'

export interface Standing {
  readonly isLearner: boolean
  readonly isStaff: boolean
  readonly wished: boolean
  readonly nextLessonId: string | null
}

interface EnrolCardProps {
  readonly course: CoursePage
  /** Null for a stranger. */
  readonly mine: Standing | null
  /** A sentence; null: nothing stands against it. */
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
}

/** The card that goes along: picture, price, the one action, what is in it. */
export function EnrolCard({ course, mine, whyNot, answer }: EnrolCardProps) {
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
        <Price course={course} />
        <Action course={course} mine={mine} whyNot={whyNot} answer={answer} />
        {mine?.isStaff ? null : (
          <WishButton courseId={course.id} title={title} wished={mine?.wished ?? false} />
        )}
        <Included course={course} />
      </div>
    </div>
  )
}

function Price({ course: { price, listPrice } }: { course: CoursePage }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className={`text-32 font-display ${price === 0 ? 'text-success-700' : ''}`}>
        {priceText(price)}
      </span>
      {listPrice > price ? <s className="text-15 text-muted">{tomanNumber(listPrice)}</s> : null}
    </p>
  )
}

function Action({ course, mine, whyNot, answer }: EnrolCardProps) {
  if (mine?.isLearner) {
    return (
      <div className="grid gap-2">
        <ButtonLink to={`/learn/${course.slug}`} wide>
          {mine.nextLessonId ? words.goOn : words.begin}
        </ButtonLink>
        <p className="text-14 text-muted">{words.learner}</p>
      </div>
    )
  }
  if (mine?.isStaff) return <p className="text-15 text-muted">{words.staff}</p>
  return (
    <ActionForm
      intent="enrol"
      answer={answer}
      submit={words.enrol}
      pending={words.enrolling}
      className="grid gap-3"
      button={{ wide: true, ...(whyNot ? { disabledReason: whyNot } : {}) }}
    />
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
