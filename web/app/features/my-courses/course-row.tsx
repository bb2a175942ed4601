import { leaveCourse } from '@arvand/contracts/panel/courses'
import { Ellipsis } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { CourseBar } from './course-bar.tsx'
import { CoursePicture } from './course-picture.tsx'
import { goOnPath, type MyCourse, nextInWords } from './my-course.ts'
import { myCoursesWords as words } from './words.ts'

interface CourseRowProps {
  readonly own: MyCourse
  readonly until: string | null
  readonly answer: FormAnswer | undefined
}

/** A course that one learns: progress, next lesson, and a button that continues. */
export function CourseRow({ own, until, answer }: CourseRowProps) {
  const { course, enrolment, progress } = own
  const isOver = enrolment.state === 'expired'
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <div className="relative flex items-center gap-4 md:gap-5">
        <CoursePicture course={course} />
        <div className="min-w-0 flex-1">
          <CourseBar own={own} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-[1_1_14rem] text-15 text-muted">{nextInWords(own) ?? ''}</p>
        {enrolment.state === 'completed' ? <Badge tone="success">{words.completed}</Badge> : null}
        {isOver ? <Badge>{words.ended}</Badge> : null}
        {enrolment.source === 'plus' && !isOver ? <Badge tone="primary">{words.byPlus}</Badge> : null}
        {until && !isOver ? <span className="text-14 text-muted">{until}</span> : null}
        {isOver ? (
          own.isListed ? (
            <ButtonLink
              to={`/courses/${course.slug}`}
              size="compact"
              variant="outline"
              aria-label={`${words.takeAgain}: ${course.title}`}
            >
              {words.takeAgain}
            </ButtonLink>
          ) : null
        ) : (
          <ButtonLink
            to={goOnPath(own)}
            size="compact"
            variant={enrolment.state === 'completed' ? 'outline' : 'primary'}
            aria-label={`${actionOf(own)}: ${course.title}`}
          >
            {actionOf(own)}
          </ButtonLink>
        )}
        {isOver || !own.mayLeave || progress.percent >= 100 ? null : (
          <details
            suppressHydrationWarning
            className="relative"
            open={answer?.asks !== undefined || undefined}
          >
            <summary
              aria-label={`${words.leave}: ${course.title}`}
              className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden"
            >
              <Icon of={Ellipsis} />
            </summary>
            <div className="absolute end-0 z-10 mt-1 w-64 rounded-option border border-line bg-raised p-3 shadow-float">
              <ConfirmedForm
                intent="leave"
                to={leaveCourse}
                answer={answer}
                carry={{ courseId: course.id }}
                question={() => words.leaveAsk}
                submit={words.leave}
                button={{ variant: 'quiet', size: 'compact', wide: true }}
              />
            </div>
          </details>
        )}
      </div>
    </li>
  )
}

function actionOf({ enrolment, progress }: MyCourse): string {
  if (enrolment.state === 'completed') return words.again
  return progress.distinctSteps === 0 ? words.begin : words.goOn
}
