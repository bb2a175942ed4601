import { exportGradebook, setGradebookWeights, showGradebook } from '@arvand/contracts/teacher/gradebook'
import { parseWholeNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ofCourse } from '../../api/of-course.ts'
import { callerOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseHead, cohortChoices, cohortFilter, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/gradebook'
import { Grid } from './grid.tsx'
import { WeightsCard, weightName } from './weights-card.tsx'
import { gradebookWords as words } from './words.ts'

/** The page's action: saves weights, or redirects to the exported file. */
const changeGradebook = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportGradebook, { with: ofCourse, done: ({ url }) => redirectDocument(url) }),
  weigh: submitTo(setGradebookWeights, {
    with: (sent) => ({
      ...ofCourse(sent),
      weights: sent.form.getAll('item').map((item, at) => ({
        item: String(item),
        weight: parseWholeNumber(sent.text(weightName(at))) ?? Number.NaN,
      })),
    }),
    done: words.saved,
  }),
})

const orders = ['newest', 'name', 'total'] as const

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const [page, cohorts] = await Promise.all([
    loadList(showGradebook, { context, url }, { with: { courseId }, start: { order: 'newest' } }),
    cohortChoices(callerOf(context), courseId),
  ])
  return { ...page, cohorts }
}

export const action = changeGradebook

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function Gradebook({ loaderData, actionData }: Route.ComponentProps) {
  const { course, columns, cohorts, query } = loaderData
  return (
    <>
      <CourseHead course={course} here="gradebook" title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        {columns.length === 0 ? (
          // Without marked work every row would be empty, so no list and no pager is shown.
          <EmptyState title={words.noItems} level={2}>
            {words.noItemsText}
          </EmptyState>
        ) : (
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
            empty={{ title: words.nobody, text: words.nobodyText }}
          >
            {(rows) => <Grid courseId={course.id} columns={columns} rows={rows} />}
          </PagedList>
        )}
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

interface DownloadCardProps {
  /** Empty for all learners. */
  readonly cohort: string
  readonly answer: FormAnswer | undefined
}

/** The whole gradebook as a file, of all learners or of the cohort that is shown. */
function DownloadCard({ cohort, answer }: DownloadCardProps) {
  return (
    <Card title={words.download}>
      <ExportForms intent="download" answer={answer} carry={{ cohortId: cohort }} titles={words} />
    </Card>
  )
}
