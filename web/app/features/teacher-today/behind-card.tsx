import { bandOf } from '@arvand/contracts/progress-band'
import { formatNumber } from '@arvand/persian/numbers'
import { Send } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink, Link, TextLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { TeacherHome } from './teacher-home.ts'
import { behindWords as words } from './words.ts'

/** Learners who have not come for a week: where they are, and when they came last. */
export function BehindCard({
  behind: { count, items, courses },
  now,
}: {
  behind: TeacherHome['behind']
  now: number
}) {
  const aside =
    count > 0 ? <span className="text-14 text-muted">{words.count(formatNumber(count))}</span> : null
  return (
    <Card title={words.title} aside={aside} flush>
      {items.length === 0 ? (
        <p className="border-t border-line px-4.5 py-4 text-15 text-muted md:px-6">{words.nobody}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {items.map((learner) => (
              <Learner key={learner.enrolmentId} learner={learner} now={now} />
            ))}
          </ul>
          <footer className="px-4.5 py-3 text-14 text-muted md:px-6">
            <p>{words.rule}</p>
            <p className="flex flex-wrap items-center gap-x-4">
              {words.messageAll}
              {courses.map(({ courseId, courseTitle, count: ofCourse }) => (
                <TextLink
                  key={courseId}
                  alone
                  to={`/teach/courses/${courseId}/students?attendance=idle`}
                  aria-label={words.messageAllOf(courseTitle, formatNumber(ofCourse))}
                  className="inline-flex min-h-11 items-center"
                >
                  {words.ofCourse(courseTitle, formatNumber(ofCourse))}
                </TextLink>
              ))}
            </p>
          </footer>
        </>
      )}
    </Card>
  )
}

function Learner({ learner, now }: { learner: TeacherHome['behind']['items'][number]; now: number }) {
  const { enrolmentId, personId, name, courseId, courseTitle, lessons, lessonsDone, seenAt } = learner
  const percent = lessons > 0 ? Math.min(100, (100 * lessonsDone) / lessons) : 0
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3 has-[a:hover]:bg-sunken md:px-6">
      <Avatar name={name} seed={personId} size={44} />
      <div className="min-w-0 flex-1 basis-28">
        <h3 className="text-16 font-label">
          <Link
            to={`/teach/courses/${courseId}/students/${enrolmentId}`}
            className="after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <p className="truncate text-14 text-muted">{courseTitle}</p>
      </div>
      <div className="w-36 max-sm:order-last max-sm:w-full">
        <ProgressBar
          label={
            <>
              <span className="sr-only">{name}: </span>
              <span className="text-muted">
                {lessonsDone === 0
                  ? words.notBegun
                  : words.lesson(formatNumber(lessonsDone), formatNumber(lessons))}
              </span>
            </>
          }
          share={percent}
          band={bandOf(percent)}
          compact
        />
      </div>
      <p className="w-24 text-14 text-muted max-sm:w-auto">
        {seenAt ? (
          <>
            <span className="block text-12">{words.lastSeen}</span>
            <span className="font-label text-ink">
              <TimeAgo at={seenAt} now={now} />
            </span>
          </>
        ) : (
          <Badge tone="warning">{words.neverCame}</Badge>
        )}
      </p>
      <ButtonLink
        to={`/teach/courses/${courseId}/students/${enrolmentId}#message`}
        variant="outline"
        size="compact"
        icon={Send}
        aria-label={words.messageTo(name)}
        className="relative"
      >
        {words.message}
      </ButtonLink>
    </li>
  )
}
