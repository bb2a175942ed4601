import type { Answer } from '@arvand/contracts/endpoint'
import { listTaughtCourses } from '@arvand/contracts/teacher/courses'
import { exportCourse, importCourse, listExchanges } from '@arvand/contracts/teacher/exchange'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { redirect } from 'react-router'
import { allPages } from '../../api/all-pages.ts'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { useWatch } from '../../shell/use-watch.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/exchanges'
import { isInProgress, nameOf, StateBadge } from './exchange-state.tsx'
import { exchangeWords as words } from './words.ts'

/** Drawn by the server; what uploads a file loads when the page hydrates. */
const ImportCard = laterPart(async () => ({ default: (await import('./import-card.tsx')).ImportCard }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const chosen = url.searchParams.get('course') ?? ''
  const [page, taught] = await Promise.all([
    loadList(listExchanges, { context, url }),
    allPages((cursor) => call(listTaughtCourses, cursor)),
  ])
  return {
    ...page,
    courses: taught.filter(mayTake).map(({ id, title }) => ({ value: id, label: title })),
    chosen,
  }
}

/** Only people who may edit a course may export it. */
const mayTake = ({ role, rights }: { role: string; rights: readonly string[] }): boolean =>
  role !== 'assistant' || rights.includes('write')

const goTo = ({ exchange }: Answer<typeof importCourse>) => redirect(`/teach/exchange/${exchange.id}`)

export const action = formAction({
  export: submitTo(exportCourse, { done: goTo }),
  import: submitTo(importCourse, { done: goTo }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Exchanges({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { items, query } = loaderData
  useWatch(items.some(isInProgress))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <ImportCard answer={answerFor(actionData, 'import')} />
          <ExportCard {...loaderData} answer={answerFor(actionData, 'export')} />
        </div>
        <h2 className="text-18 font-title">{words.past}</h2>
        <PagedList
          page={loaderData}
          label={words.past}
          level={3}
          empty={{ title: words.none, text: words.noneLead }}
          order={newestFirst}
          row={(exchange) => (
            <ListRow
              key={exchange.id}
              to={`/teach/exchange/${exchange.id}`}
              title={<span dir="auto">{nameOf(exchange)}</span>}
              start={<Icon of={exchange.direction === 'export' ? ArrowDownToLine : ArrowUpFromLine} />}
              note={
                <>
                  {words.direction[exchange.direction]}، <TimeAgo at={exchange.createdAt} now={query.now} />
                </>
              }
              end={<StateBadge state={exchange.state} />}
            />
          )}
        />
      </div>
    </>
  )
}

interface ExportCardProps {
  courses: { value: string; label: string }[]
  chosen: string
  answer: FormAnswer | undefined
}

function ExportCard({ courses, chosen, answer }: ExportCardProps) {
  return (
    <Card title={words.take}>
      <p className="mb-4 text-15 text-muted">{courses.length > 0 ? words.takeLead : words.noCourses}</p>
      {courses.length > 0 ? (
        <ActionForm
          intent="export"
          to={exportCourse}
          answer={answer}
          submit={words.beginExport}
          button={{ variant: 'soft' }}
        >
          <SelectField
            name="courseId"
            label={words.course}
            options={courses}
            placeholder={words.chooseCourse}
            defaultValue={chosen}
          />
        </ActionForm>
      ) : null}
    </Card>
  )
}
