import {
  exportStudents,
  extendStudents,
  listStudents,
  messageStudents,
  moveStudents,
  removeStudents,
} from '@arvand/contracts/teacher/students'
import { formatNumber } from '@arvand/persian/numbers'
import { UserPlus } from 'lucide-react'
import { redirectDocument } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { callerOf } from '../../api/page.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { addressWith, type Filter } from '../../ui/address-with.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/students'
import { cohortChoices, cohortFilter } from './cohort-choices.ts'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { removeStudentsQuestion } from './questions.ts'
import { StudentsTable } from './students-table.tsx'
import { studentsWords as words } from './words.ts'

/** Drawn by the server; what is done with the ticked learners loads when the page hydrates. */
const ChosenStudents = laterPart(async () => ({
  default: (await import('./chosen-students.tsx')).ChosenStudents,
}))

const states = ['active', 'completed', 'expired', 'refunded'] as const
const attendances = ['never', 'idle'] as const

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const [page, cohorts] = await Promise.all([
    loadList(listStudents, { context, url }, { with: { courseId } }),
    cohortChoices(callerOf(context), courseId),
  ])
  return { ...page, cohorts }
}

/** All ticked learners. Table and cards each have a box for everyone, so ids repeat. */
const ofChosen = (sent: SentForm) => ({
  ...ofCourse(sent),
  enrolmentIds: [...new Set(sent.form.getAll('enrolmentIds').map(String).filter(Boolean))],
})

type Count = (count: string) => string

/** How many were changed, and how many could not be. */
const told = (changed: Count, count: number, others: Count, left: number) =>
  left === 0 ? changed(formatNumber(count)) : `${changed(formatNumber(count))} ${others(formatNumber(left))}`

export const action = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportStudents, { with: ofCourse, done: ({ url }) => redirectDocument(url) }),
  moveChosen: submitTo(moveStudents, {
    with: ofChosen,
    done: ({ moved }) => (moved === 0 ? words.movedNobody : words.movedTo(formatNumber(moved))),
  }),
  extendChosen: submitTo(extendStudents, {
    with: ofChosen,
    done: ({ extended }, { enrolmentIds }) =>
      told(words.extended, extended, words.notExtended, enrolmentIds.length - extended),
  }),
  messageChosen: submitTo(messageStudents, {
    with: ofChosen,
    done: ({ messaged }, { enrolmentIds }) =>
      told(words.messaged, messaged, words.notMessaged, enrolmentIds.length - messaged),
  }),
  removeChosen: submitTo(removeStudents, {
    with: ofChosen,
    question: (_, { enrolmentIds }) => removeStudentsQuestion(enrolmentIds.length),
    done: ({ removed }, { enrolmentIds }) =>
      told(words.removed, removed, words.notRemoved, enrolmentIds.length - removed),
  }),
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Students({ loaderData, actionData }: Route.ComponentProps) {
  const { course, cohorts, lesson, query } = loaderData
  const { did } = query.chosen
  return (
    <>
      <CourseHead course={course} here="title" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink to="add" icon={UserPlus}>
            {words.add}
          </ButtonLink>
          <TextLink alone to="invitations" className="inline-flex min-h-11 items-center">
            {words.invited}
          </TextLink>
        </div>
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            ...cohortFilter(cohorts),
            {
              kind: 'chips',
              name: 'state',
              label: words.states,
              all: words.state.all,
              options: states.map((value) => ({ value, title: words.state[value] })),
            },
            {
              kind: 'chips',
              name: 'attendance',
              label: words.attendances,
              all: words.attendance.all,
              options: attendances.map((value) => ({ value, title: words.attendance[value] })),
            },
          ]}
          news={
            <>
              {lesson && did ? <OfLesson text={words.did[did](lesson.title)} filter={query.filter} /> : null}
              <ChosenDays filter={query.filter} lead={words.enrolledIn} />
            </>
          }
          empty={{ title: words.nobody, text: words.nobodyText }}
          nothing={{ title: words.notFound, text: words.notFoundText }}
          order={newestFirst}
        >
          {(students) => (
            <ChosenStudents cohorts={cohorts} answer={actionData}>
              <StudentsTable students={students} now={query.now} />
            </ChosenStudents>
          )}
        </PagedList>
        {loaderData.items.length > 0 ? (
          <ExportForms intent="download" answer={answerFor(actionData, 'download')} carry={query.filter} />
        ) : null}
      </div>
    </>
  )
}

/** The lesson to which the list is narrowed, with a link that shows everybody again. */
const OfLesson = ({ text, filter }: { text: string; filter: Filter }) => (
  <p className="flex flex-wrap items-center gap-x-4 text-15">
    <span>
      {text}؛ <span className="text-muted">{words.twoWeeks}</span>
    </span>
    <TextLink
      to={addressWith({ ...filter, lessonId: null, did: null })}
      className="inline-flex min-h-11 items-center"
    >
      {words.allStudents}
    </TextLink>
  </p>
)
