import { showGradebook } from '@arvand/contracts/teacher/gradebook'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { apiOf } from '../../api/page.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseHead, cohortChoices, cohortFilter, courseMeta } from '../students/index.ts'
import type { Route } from './+types/gradebook'
import { changeGradebook } from './change-gradebook.ts'
import { DownloadCard } from './download-card.tsx'
import { Grid } from './grid.tsx'
import { WeightsCard } from './weights-card.tsx'
import { gradebookWords as words } from './words.ts'

const orders = ['newest', 'name', 'total'] as const

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const [page, cohorts] = await Promise.all([
    loadList(showGradebook, { context, url }, { with: { courseId }, start: { order: 'newest' } }),
    cohortChoices(apiOf(context), courseId),
  ])
  return { ...page, cohorts }
}

const noItems = { title: words.noItems, text: words.noItemsText }

export const action = changeGradebook

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Gradebook({ loaderData, actionData }: Route.ComponentProps) {
  const { course, columns, cohorts, query } = loaderData
  return (
    <>
      <CourseHead course={course} here="gradebook" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            ...cohortFilter(cohorts),
            {
              kind: 'sort',
              name: 'order',
              label: words.orders,
              options: orders.map((value) => ({ value, title: words.order[value] })),
            },
          ]}
          empty={columns.length === 0 ? noItems : { title: words.nobody, text: words.nobodyText }}
        >
          {(rows) =>
            columns.length === 0 ? (
              <EmptyState title={noItems.title} level={2}>
                {noItems.text}
              </EmptyState>
            ) : (
              <Grid courseId={course.id} columns={columns} rows={rows} />
            )
          }
        </PagedList>
        {columns.length > 0 ? (
          <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
            <WeightsCard columns={columns} answer={answerFor(actionData, 'weigh')} />
            <DownloadCard cohort={query.chosen.cohortId ?? ''} answer={answerFor(actionData, 'download')} />
          </div>
        ) : null}
      </div>
    </>
  )
}
