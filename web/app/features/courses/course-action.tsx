import { enrolInCourse } from '@arvand/contracts/panel/courses'
import type { Progress } from '@arvand/contracts/progress'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { AddToCart } from '../cart/index.ts'
import { lessonPath } from '../learning/index.ts'
import type { CoursePage } from './course-data.ts'
import { CoursePrice } from './course-price.tsx'
import { courseWords as words } from './course-words.ts'

export interface VisitorState {
  readonly isLearner: boolean
  readonly isStaff: boolean
  readonly byPlus: boolean
  readonly learnsByPlus: boolean
  readonly wished: boolean
  readonly learning: Learning | null
}

/** How far a learner is; `nextLesson` is null when every lesson is done. */
export interface Learning {
  readonly progress: Progress
  readonly begun: boolean
  readonly lessonsDone: readonly string[]
  readonly nextLesson: { readonly id: string; readonly title: string } | null
}

/** Sentences; null when nothing prevents it. */
export interface WhyNot {
  readonly enrol: string | null
  readonly buy: string | null
  /** The visitor had access, and its days are over. */
  readonly ended: boolean
  /** Other courses must be finished first. */
  readonly needsOthers: boolean
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
  if (mine?.learning) {
    return (
      <div className="grid gap-2">
        <GoOn slug={course.slug} learning={mine.learning} />
        {mine.learnsByPlus ? <p className="text-14 text-muted">{words.learnerByPlus}</p> : null}
        {mine.learnsByPlus && !whyNot.buy ? (
          <>
            <CoursePrice course={course} whole />
            <AddToCart item={{ kind: 'course', id: course.id }} variant="outline" />
          </>
        ) : null}
      </div>
    )
  }
  if (mine?.isStaff) return <p className="text-15 text-muted">{words.staff}</p>
  if (course.price > 0 && !mine?.byPlus) return <Buy course={course} whyNot={whyNot} />
  return <Enrol course={course} whyNot={whyNot} answer={answer} />
}

function GoOn({ slug, learning: { begun, nextLesson } }: { slug: string; learning: Learning }) {
  const label = nextLesson === null ? words.lookAgain : begun ? words.goOn : words.begin
  return (
    <ButtonLink to={nextLesson ? lessonPath(slug, nextLesson.id) : `/learn/${slug}`} wide>
      {label}
    </ButtonLink>
  )
}

/** The price, or a learner's next lesson, and the main action: at the lower edge of a phone, wherever its page is scrolled. */
export function PhoneActionBar({ course, mine, whyNot, answer }: ActionProps) {
  const isSold = course.price > 0 && !mine?.byPlus
  if (mine?.isStaff || (mine?.learning ? !mine.learning.nextLesson : isSold ? whyNot.buy : whyNot.enrol))
    return null
  return (
    <ActionBar label={words.action}>
      {mine?.learning?.nextLesson ? (
        <>
          <p className="min-w-0 flex-1 truncate text-15">{mine.learning.nextLesson.title}</p>
          <div className="shrink-0">
            <GoOn slug={course.slug} learning={mine.learning} />
          </div>
        </>
      ) : isSold ? (
        <>
          <p className="min-w-0 flex-1 group-has-[form_a]/bar:hidden">
            <CoursePrice course={course} whole narrow />
          </p>
          <div className="shrink-0 group-has-[form_a]/bar:flex-1">
            <AddToCart item={{ kind: 'course', id: course.id }} />
          </div>
        </>
      ) : (
        <div className="flex-1">
          <Enrol course={course} whyNot={whyNot} answer={answer} />
        </div>
      )}
    </ActionBar>
  )
}

function Enrol({ course, whyNot, answer }: Omit<ActionProps, 'mine'>) {
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
