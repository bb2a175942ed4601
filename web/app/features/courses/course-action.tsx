import { enrolInCourse } from '@arvand/contracts/panel/courses'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { AddToCart } from '../cart/index.ts'
import type { CoursePage } from './course-data.ts'
import { courseWords as words } from './course-words.ts'

export interface VisitorState {
  readonly isLearner: boolean
  readonly isStaff: boolean
  readonly byPlus: boolean
  readonly learnsByPlus: boolean
  readonly wished: boolean
  readonly nextLessonId: string | null
}

/** Sentences; null when nothing prevents it. */
export interface WhyNot {
  readonly enrol: string | null
  readonly buy: string | null
  /** The visitor had access, and its days are over. */
  readonly ended: boolean
}

export interface ActionProps {
  readonly course: CoursePage
  /** Null for a visitor who is not signed in. */
  readonly mine: VisitorState | null
  readonly whyNot: WhyNot
  readonly answer: FormAnswer | undefined
}

/** The main action of the course page: continue, enrol or buy. */
export function CourseAction({ course, mine, whyNot, answer }: ActionProps) {
  if (mine?.isLearner) {
    return (
      <div className="grid gap-2">
        <ButtonLink to={`/learn/${course.slug}`} wide>
          {mine.nextLessonId ? words.goOn : words.begin}
        </ButtonLink>
        <p className="text-14 text-muted">{mine.learnsByPlus ? words.learnerByPlus : words.learner}</p>
        {mine.learnsByPlus && !whyNot.buy ? (
          <AddToCart item={{ kind: 'course', id: course.id }} variant="outline" />
        ) : null}
      </div>
    )
  }
  if (mine?.isStaff) return <p className="text-15 text-muted">{words.staff}</p>
  if (course.price > 0 && !mine?.byPlus) return <Buy course={course} whyNot={whyNot} />
  return (
    <ActionForm
      intent="enrol"
      to={enrolInCourse}
      answer={answer}
      carry={{ courseId: course.id }}
      submit={course.price > 0 ? words.openWithPlus : words.enrol}
      className="grid gap-3"
      button={{ wide: true, ...(whyNot.enrol ? { disabledReason: whyNot.enrol } : {}) }}
    />
  )
}

function Buy({ course: { id, inPlus }, whyNot }: Pick<ActionProps, 'course' | 'whyNot'>) {
  return (
    <div className="grid gap-3">
      {whyNot.ended ? <p className="text-15 text-muted">{words.ended}</p> : null}
      {whyNot.buy ? (
        <Button type="button" wide disabledReason={whyNot.buy}>
          {words.buy}
        </Button>
      ) : (
        <AddToCart item={{ kind: 'course', id }} />
      )}
      {inPlus ? (
        <p className="text-15 text-muted">
          {words.inPlus[0]} <TextLink to="/plus">{words.inPlus[1]}</TextLink>.
        </p>
      ) : null}
    </div>
  )
}
