import type { CourseState, StaffRight } from '@arvand/contracts/courses'
import { readinessErrors } from '@arvand/contracts/errors/courses-readiness'
import {
  archiveCourse,
  duplicateCourse,
  type Missing,
  removeCourse,
  submitCourse,
  withdrawCourse,
} from '@arvand/contracts/teacher/courses'
import { priceText } from '@arvand/persian/money'
import { CircleCheck, Eye, Trash2 } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { CourseHead as TaughtHead } from '../students/index.ts'
import { stateTones } from './state-tones.ts'
import { pageTitles, stateWords, authoringWords as words } from './words.ts'

export type CourseTab = 'details' | 'price' | 'curriculum' | 'staff'

interface HeadProps {
  readonly course: {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly state: CourseState
  }
  readonly me: { readonly role: 'owner' | 'teacher' | 'assistant'; readonly rights: readonly StaffRight[] }
  readonly tab: CourseTab
}

const pages = {
  details: ['details', words.details],
  price: ['price', words.price],
  curriculum: ['lessons', pageTitles.lessons],
  staff: ['staff', pageTitles.staff],
} as const

const rights = ['write', 'answer', 'mark', 'enrol', 'announce'] as const

/** What the page of a tab is called, in its heading and its title. */
export const tabTitle = (tab: CourseTab): string => pages[tab][1]

/** The head of a course's authoring pages: course, current page, state and links to see it. */
export function CourseHead({ course, me, tab }: HeadProps) {
  const mine = { ...course, rights: me.role === 'assistant' ? me.rights : rights }
  return (
    <TaughtHead course={mine} here={pages[tab][0]} title={tabTitle(tab)}>
      <Badge tone={stateTones[course.state]}>{stateWords[course.state]}</Badge>
      <div className="-mx-4 flex flex-wrap">
        {course.state === 'published' ? (
          <ButtonLink to={`/courses/${course.slug}`} variant="quiet" size="compact" icon={Eye}>
            {words.seePage}
          </ButtonLink>
        ) : null}
        <ButtonLink to={`/learn/${course.slug}?as=learner`} variant="quiet" size="compact" icon={Eye}>
          {words.seeAsLearner}
        </ButtonLink>
      </div>
    </TaughtHead>
  )
}

interface PublicationPanelProps {
  readonly course: HeadProps['course'] & { readonly price: number }
  readonly missing: readonly Missing[]
  readonly lastTurn: { readonly state: CourseState; readonly reason: string | null } | null
  readonly answer: FormAnswer | undefined
  readonly mayWrite: boolean
  /** Null: the course may be deleted for good. */
  readonly whyNotRemove: string | null
}

/** The course's state on its path to publication, and the actions that this state allows. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { course, missing, lastTurn, answer, mayWrite, whyNotRemove } = props
  /** A refusal and a question stand at their button; a success at the head, since its button may be gone. */
  const of = (intent: string) => (answer?.intent === intent && !answer.done ? answer : undefined)
  const { state } = course
  const isOpen = state === 'draft' || state === 'archived'
  return (
    <div className="grid gap-5">
      <LoneNews
        answer={
          answer?.done && ['submit', 'withdraw', 'archive'].includes(answer.intent ?? '') ? answer : undefined
        }
      />
      {lastTurn?.reason && isOpen ? (
        <Alert tone="warning" title={lastTurn.state === 'archived' ? words.wasArchived : words.returned}>
          <p className="whitespace-pre-line">{lastTurn.reason}</p>
        </Alert>
      ) : null}
      {state === 'inReview' ? <Alert>{words.inReview}</Alert> : null}
      {state === 'published' && mayWrite ? <Alert>{words.goes}</Alert> : null}
      {mayWrite ? (
        <Card title={isOpen ? words.missing : undefined}>
          <div className="grid gap-4">
            {isOpen ? <MissingList course={course} missing={missing} /> : null}
            {isOpen ? (
              <ActionForm
                intent="submit"
                to={submitCourse}
                answer={of('submit')}
                submit={words.submit}
                button={{ wide: true }}
                className="grid gap-3"
              />
            ) : null}
            {state === 'inReview' ? (
              <ActionForm
                intent="withdraw"
                to={withdrawCourse}
                answer={of('withdraw')}
                submit={words.withdraw}
                button={{ variant: 'outline', wide: true }}
                className="grid gap-3"
              />
            ) : null}
            {state === 'published' ? (
              <ConfirmedForm
                intent="archive"
                to={archiveCourse}
                answer={of('archive')}
                submit={words.archive}
                button={{ variant: 'outline', wide: true }}
                className="grid gap-3"
                question={() => words.archiveQuestion}
              />
            ) : null}
            <ActionForm
              intent="duplicate"
              to={duplicateCourse}
              answer={of('duplicate')}
              submit={words.duplicate}
              button={{ variant: 'quiet', wide: true }}
              className="grid gap-3"
            />
            <ButtonLink to={`/teach/exchange?course=${course.id}`} variant="quiet" wide>
              {words.carry}
            </ButtonLink>
            {whyNotRemove === null ? (
              <ConfirmedForm
                intent="removeCourse"
                to={removeCourse}
                answer={of('removeCourse')}
                submit={words.removeForEver}
                button={{ variant: 'quiet', wide: true, icon: Trash2 }}
                className="grid gap-3"
                question={() => words.removeQuestion}
              />
            ) : null}
          </div>
        </Card>
      ) : null}
    </div>
  )
}

interface MissingListProps {
  readonly course: PublicationPanelProps['course']
  readonly missing: readonly Missing[]
}

/** Each missing thing links to the page where it is filled in; the price, which is never missing, to its own. */
function MissingList({ course: { id, price }, missing }: MissingListProps) {
  const row = 'block rounded-control px-3 py-2 text-14 hover:bg-sunken'
  const look = 'text-primary-700 underline underline-offset-4'
  return (
    <>
      {missing.length > 0 ? (
        <p className="text-14 text-muted">{words.missingText}</p>
      ) : (
        <p className="flex items-center gap-2 text-15 text-success-700">
          <Icon of={CircleCheck} />
          {words.ready}
        </p>
      )}
      <ul className="grid gap-1">
        {missing.map(({ code, lesson }) => (
          <li key={`${code} ${lesson?.id}`}>
            <Link to={mendingPlace(id, code, lesson?.id)} className={row}>
              {lesson ? <span className="block font-label">{lesson.title}</span> : null}
              <span className={look}>{readinessErrors[code].sentence}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/teach/courses/${id}/price`} className={row}>
            <span className={look}>{words.priceNow(priceText(price))}</span>
          </Link>
        </li>
      </ul>
    </>
  )
}

const mendingPlace = (courseId: string, code: Missing['code'], lessonId: string | undefined): string => {
  if (lessonId) return `/teach/courses/${courseId}/lessons/${lessonId}#fields`
  return code === 'courses.summary-missing'
    ? `/teach/courses/${courseId}#summary`
    : `/teach/courses/${courseId}/curriculum#add`
}
