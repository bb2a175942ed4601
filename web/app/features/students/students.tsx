import { listStudents, moveStudents } from '@arvand/contracts/teacher/students'
import { formatNumber } from '@arvand/persian/numbers'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { apiOf } from '../../api/page.ts'
import { BulkForm } from '../../shell/bulk-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { Route } from './+types/students'
import { type CohortChoice, cohortChoices, cohortFilter } from './cohort-choices.ts'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { StudentsTable } from './students-table.tsx'
import { studentsWords as words } from './words.ts'

const states = ['active', 'completed', 'expired', 'refunded'] as const

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const [page, cohorts] = await Promise.all([
    loadList(listStudents, { context, url }, { with: { courseId } }),
    cohortChoices(apiOf(context), courseId),
  ])
  return { ...page, cohorts }
}

export const action = formAction({
  // Moves all ticked learners into one cohort or none. Table and cards each have a box for everyone, so ids repeat.
  moveChosen: submitTo(moveStudents, {
    with: (sent) => ({
      ...ofCourse(sent),
      enrolmentIds: [...new Set(sent.form.getAll('enrolmentIds').map(String).filter(Boolean))],
    }),
    done: ({ moved }) => (moved === 0 ? words.movedNobody : words.movedTo(formatNumber(moved))),
  }),
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Students({ loaderData, actionData }: Route.ComponentProps) {
  const { course, cohorts, query } = loaderData
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
          ]}
          empty={{ title: words.nobody, text: words.nobodyText }}
          nothing={{ title: words.notFound, text: words.notFoundText }}
          order={newestFirst}
        >
          {(students) => (
            <Choosing cohorts={cohorts} answer={actionData}>
              <StudentsTable students={students} now={query.now} choosable={cohorts.length > 0} />
            </Choosing>
          )}
        </PagedList>
      </div>
    </>
  )
}

interface ChoosingProps {
  readonly cohorts: readonly CohortChoice[]
  readonly answer: FormAnswer | undefined
  readonly children: ReactNode
}

/** Moves the ticked learners into a cohort, where the course has any. */
const Choosing = ({ cohorts, answer, children }: ChoosingProps) =>
  cohorts.length === 0 ? (
    children
  ) : (
    <BulkForm
      intent="moveChosen"
      name="enrolmentIds"
      answer={answer}
      hint={words.chooseHint}
      submit={words.move}
      fields={
        <SelectField
          name="cohortId"
          label={words.toCohort}
          hideLabel
          placeholder={words.noCohort}
          options={cohorts}
          defaultValue={cohorts[0]?.value}
          className="flex-[1_1_9rem] md:max-w-64"
        />
      }
    >
      {children}
    </BulkForm>
  )
