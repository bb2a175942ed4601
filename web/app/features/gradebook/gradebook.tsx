import { Form } from 'react-router'
import { answerFor } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseHead, cohortChoices, courseMeta } from '../students/index.ts'
import type { Route } from './+types/gradebook'
import { changeGradebook } from './change-gradebook.ts'
import { DownloadCard } from './download-card.tsx'
import { Grid } from './grid.tsx'
import { WeightsCard } from './weights-card.tsx'
import { gradebookWords as words } from './words.ts'

const orders = ['newest', 'name', 'total'] as const

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { searchParams } = url
  const order = orders.find((one) => one === searchParams.get('order')) ?? 'newest'
  const cohort = searchParams.get('cohort') ?? ''
  const cursor = searchParams.get('cursor')
  const [page, cohorts] = await Promise.all([
    api.teacher('gradebook/show', {
      courseId,
      order,
      ...(cohort ? { cohortId: cohort } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    cohortChoices(api, courseId),
  ])
  return { ...page, cohorts, chosen: { order, cohort }, isFirst: cursor === null }
}

export const action = (args: Route.ActionArgs) => changeGradebook(args)

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Gradebook({ loaderData, actionData }: Route.ComponentProps) {
  const { course, columns, items, nextCursor, cohorts, chosen, isFirst } = loaderData
  return (
    <>
      <CourseHead course={course} here="gradebook" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Chips label={words.orders}>
            {orders.map((order) => (
              <Chip key={order} to={addressWith({ ...chosen, order })} chosen={order === chosen.order}>
                {words.order[order]}
              </Chip>
            ))}
          </Chips>
          {cohorts.length > 0 ? (
            <Form className="flex items-end gap-2">
              <input type="hidden" name="order" value={chosen.order} />
              <SelectField
                key={chosen.cohort}
                name="cohort"
                label={words.cohort}
                hideLabel
                placeholder={words.everyCohort}
                options={cohorts}
                defaultValue={chosen.cohort}
              />
              <Button look="soft">{words.show}</Button>
            </Form>
          ) : null}
        </div>
        {columns.length === 0 ? (
          <EmptyState title={words.noItems} level={2}>
            {words.noItemsText}
          </EmptyState>
        ) : items.length === 0 ? (
          <EmptyState title={words.nobody} level={2}>
            {words.nobodyText}
          </EmptyState>
        ) : (
          <Grid courseId={course.id} columns={columns} rows={items} />
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={chosen}
          note={words.pages}
          next={words.next}
        />
        {columns.length > 0 ? (
          <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
            <WeightsCard columns={columns} answer={answerFor(actionData, 'weigh')} />
            <DownloadCard cohort={chosen.cohort} answer={answerFor(actionData, 'download')} />
          </div>
        ) : null}
      </div>
    </>
  )
}
