import { UserPlus } from 'lucide-react'
import { apiOf } from '../../api/page.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/students'
import { ChosenForm } from './chosen-form.tsx'
import { cohortChoices } from './cohort-choices.ts'
import { CourseHead, courseMeta } from './course-head.tsx'
import { moveChosen } from './move-chosen.ts'
import { StudentSearch } from './student-search.tsx'
import { StudentsTable } from './students-table.tsx'
import { studentsWords as words } from './words.ts'

const states = [null, 'active', 'completed', 'expired', 'refunded'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { courseId } = params
  const { searchParams } = url
  const q = searchParams.get('q')?.slice(0, 120).trim() ?? ''
  const state = states.find((one) => one === searchParams.get('state')) ?? null
  const cohort = searchParams.get('cohort') ?? ''
  const cursor = searchParams.get('cursor')
  const [page, cohorts] = await Promise.all([
    api.teacher('student/list', {
      courseId,
      ...(q ? { q } : {}),
      ...(state ? { state } : {}),
      ...(cohort ? { cohortId: cohort } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    cohortChoices(api, courseId),
  ])
  return { ...page, cohorts, chosen: { q, state, cohort }, isFirst: cursor === null, now: Date.now() }
}

export const action = (args: Route.ActionArgs) => moveChosen(args)

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Students({ loaderData, actionData }: Route.ComponentProps) {
  const { course, items, nextCursor, cohorts, chosen, isFirst, now } = loaderData
  const isNarrow = Object.values(chosen).some(Boolean)
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
        <StudentSearch {...chosen} cohorts={cohorts} />
        <Chips label={words.states}>
          {states.map((state) => (
            <Chip key={state} to={addressWith({ ...chosen, state })} chosen={state === chosen.state}>
              {words.state[state ?? 'all']}
            </Chip>
          ))}
        </Chips>
        {items.length > 0 ? (
          <ChosenForm cohorts={cohorts} answer={actionData}>
            <StudentsTable students={items} now={now} choosable={cohorts.length > 0} />
          </ChosenForm>
        ) : isNarrow ? (
          <EmptyState
            title={words.notFound}
            level={2}
            action={
              <ButtonLink to="?" look="outline" size="compact">
                {words.clear}
              </ButtonLink>
            }
          >
            {words.notFoundText}
          </EmptyState>
        ) : (
          <EmptyState title={words.nobody} level={2}>
            {words.nobodyText}
          </EmptyState>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={chosen}
          note={words.order}
          next={words.next}
        />
      </div>
    </>
  )
}
