import { formatNumber, formatPercent, formatTenths } from '@arvand/persian/numbers'
import { Lightbulb } from 'lucide-react'
import { softTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { type Fall, fallOf, shareOf } from './drop-off.ts'
import type { TeacherHome } from './teacher-home.ts'
import { dropOffWords as words } from './words.ts'

type DropOff = NonNullable<TeacherHome['dropOff']>

/** More lessons have no room for a percentage over each bar. */
const mostLabels = 8

/** How many learners reached each lesson, the first one at the right; and where most of them stop. */
export function DropOffCard({ dropOff }: { dropOff: DropOff }) {
  const { courseId, courseTitle, learners, lessons } = dropOff
  const fall = fallOf(dropOff)
  return (
    <Card title={words.title} aside={<span className="text-14 text-muted">{courseTitle}</span>}>
      <p className="pb-3 text-14 text-muted">{words.lead(formatNumber(learners))}</p>
      <ol
        aria-label={words.lessons}
        className="flex h-40 items-end gap-0.5 border-b border-line pt-6 sm:gap-1"
      >
        {lessons.map((lesson, at) => {
          const share = shareOf(dropOff, lesson)
          const isFall = fall?.number === at + 1
          return (
            <li
              key={lesson.lessonId}
              title={`${lesson.title}: ${formatPercent(share)}`}
              className="relative h-full min-w-0 flex-1"
            >
              <span
                aria-hidden="true"
                data-fill
                className={`absolute inset-x-0 bottom-0 rounded-t-small ${isFall ? 'bg-warning' : 'bg-primary-600'}`}
                style={{ blockSize: `${share}%` }}
              />
              {lessons.length <= mostLabels ? (
                <span
                  aria-hidden="true"
                  className="absolute inset-x-0 text-center text-12 text-muted"
                  style={{ insetBlockEnd: `${share}%` }}
                >
                  <bdi dir="ltr">{formatPercent(share)}</bdi>
                </span>
              ) : null}
              <span className="sr-only">
                {words.reached(formatNumber(at + 1), lesson.title, formatPercent(share))}
              </span>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="flex justify-between pt-1 text-12 text-muted">
        <span>{words.lesson(formatNumber(1))}</span>
        <span>{words.lesson(formatNumber(lessons.length))}</span>
      </p>
      {fall ? <Hint fall={fall} courseId={courseId} /> : null}
    </Card>
  )
}

function Hint({ fall: { lesson, number, from, to, timesMean }, courseId }: { fall: Fall; courseId: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
      <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone.accent}`}>
        <Icon of={Lightbulb} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-16 font-label">
          <bdi dir="ltr">{formatPercent(from - to)}</bdi> {words.stop(formatNumber(number))}
        </h3>
        <p className="text-14 text-muted wrap-anywhere">
          «{lesson.title}»{timesMean ? ` ${words.long(formatTenths(timesMean))}` : null}
        </p>
      </div>
      <ButtonLink
        to={`/teach/courses/${courseId}/lessons/${lesson.lessonId}`}
        variant="outline"
        size="compact"
        className="grow sm:grow-0"
      >
        {words.see(formatNumber(number))}
      </ButtonLink>
    </div>
  )
}
