import { formatNumber } from '@arvand/persian/numbers'
import { Infinity as ForEver, Gauge, ListVideo, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { Duration } from '../../ui/duration.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { WishButton } from '../wishes/index.ts'
import { type ActionProps, CourseAction, type Learning } from './course-action.tsx'
import { CourseCover } from './course-cover.tsx'
import type { CoursePage } from './course-data.ts'
import { CoursePrice } from './course-price.tsx'
import { courseWords as words } from './course-words.ts'
import { levelWords } from './words.ts'

/** The card that stays in view beside the page: picture, price, the main action, what the course contains. */
export default function EnrolCard({ course, mine, whyNot, answer }: ActionProps) {
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
        {mine?.learning ? (
          <Progress learning={mine.learning} lessons={course.lessons} />
        ) : (
          <p>
            <CoursePrice course={course} large />
          </p>
        )}
        <CourseAction course={course} mine={mine} whyNot={whyNot} answer={answer} />
        {whyNot.needsOthers ? <Before courses={course.prerequisites} /> : null}
        {mine?.isStaff || mine?.learning ? null : (
          <WishButton courseId={course.id} title={title} wished={mine?.wished ?? false} />
        )}
        {course.price > 0 ? <ForOthers slug={slug} /> : null}
        <Included course={course} whilePlus={mine?.isLearner ? mine.learnsByPlus : mine?.byPlus === true} />
      </div>
    </div>
  )
}

/** The courses that the reason of a closed button speaks of. */
const Before = ({ courses }: { courses: CoursePage['prerequisites'] }) => (
  <ul aria-label={words.before} className="text-15">
    {courses.map(({ slug, title }) => (
      <li key={slug}>
        <TextLink to={`/courses/${slug}`} className="inline-flex min-h-11 items-center">
          {title}
        </TextLink>
      </li>
    ))}
  </ul>
)

/** How far its learner is, and the lesson that comes next. */
function Progress({ learning, lessons }: { learning: Learning; lessons: number }) {
  const { progress, lessonsDone, nextLesson } = learning
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={words.progress}
        share={progress.percent}
        band={progress.band}
        note={words.lessonsDone(formatNumber(lessonsDone.length), formatNumber(lessons))}
      />
      <p className="text-15">
        {nextLesson ? (
          <>
            <span className="text-muted">{words.next}</span>{' '}
            <bdi className="font-label">{nextLesson.title}</bdi>
          </>
        ) : (
          <>
            {words.allDone} <TextLink to="#reviews">{words.sayWhatYouThink}</TextLink>
          </>
        )}
      </p>
    </div>
  )
}

/** Links to buy the course for somebody else, each on a page of its own. */
const ForOthers = ({ slug }: { slug: string }) => (
  <p className="flex flex-wrap justify-center gap-x-6 text-15">
    <TextLink alone to={`/courses/${slug}/give`} className="inline-flex min-h-11 items-center">
      {words.give}
    </TextLink>
    <TextLink alone to={`/courses/${slug}/seats`} className="inline-flex min-h-11 items-center">
      {words.forMany}
    </TextLink>
  </p>
)

const accessOf = ({ accessDays }: CoursePage): string =>
  accessDays === null ? words.includes.forEver : words.includes.days(formatNumber(accessDays))

function Included({ course, whilePlus }: { course: CoursePage; whilePlus: boolean }) {
  const lessons = course.sections.flatMap((section) => section.lessons)
  const counted = Map.groupBy(lessons, ({ kind }) => lessonKindOf(kind).included)
  const { includes } = words
  const rows: (readonly [icon: LucideIcon, text: string, time?: ReactNode] | undefined)[] = [
    [
      ListVideo,
      includes.lessons(formatNumber(course.lessons)),
      <Duration key="time" seconds={course.seconds} />,
    ],
    ...[...counted].map(
      ([line, { length }]) => line && ([line.icon, line.text(formatNumber(length))] as const),
    ),
    [MessagesSquare, includes.discussion],
    [ForEver, whilePlus ? includes.whilePlus : accessOf(course)],
    [Gauge, includes.level(levelWords[course.level])],
  ]
  return (
    <ul aria-label={words.included} className="grid gap-3 pt-1 text-15">
      {rows
        .filter((row) => row !== undefined)
        .map(([icon, text, time]) => (
          <li key={text} className="flex gap-3">
            <Icon of={icon} className="mt-1 text-primary-700" />
            <span>
              {text} {time}
            </span>
          </li>
        ))}
    </ul>
  )
}
