import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { redirect } from 'react-router'
import { answerFor, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { UploadField } from '../media/index.ts'
import type { Route } from './+types/exchanges'
import { isUnderWay, nameOf, StateBadge } from './exchange-state.tsx'
import { useWatch } from './use-watch.ts'
import { exchangeWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const cursor = url.searchParams.get('cursor')
  const chosen = url.searchParams.get('course') ?? ''
  const [page, taught, asked] = await Promise.all([
    api.teacher('exchange/list', cursor ? { cursor } : {}),
    api.teacher('course/list', {}),
    chosen ? api.teacher('course/show', { courseId: chosen }) : null,
  ])
  // The latest ones are offered, and the one whose page led here.
  const others = taught.items.filter((one) => one.id !== chosen && mayTake(one))
  const offered = asked && mayTake(asked.me) ? [asked.course, ...others] : others
  return {
    ...page,
    courses: offered.map(({ id, title }) => ({ value: id, label: title })),
    chosen,
    isFirst: cursor === null,
    now: Date.now(),
    requestId: crypto.randomUUID(),
  }
}

/** Only who may write a course takes it elsewhere. */
const mayTake = ({ role, rights }: { role: string; rights: readonly string[] }): boolean =>
  role !== 'assistant' || rights.includes('write')

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const requestId = formText(form, 'requestId')
  const beginning =
    formText(form, 'intent') === 'export'
      ? api.teacher('exchange/export', { courseId: formText(form, 'courseId'), requestId })
      : api.teacher('exchange/import', { fileId: formText(form, 'fileId'), requestId })
  const { answer, refusal } = await attempt(beginning)
  return refusal ? refusedForm(url, form, refusal) : redirect(`/teach/exchange/${answer.exchange.id}`)
}

export const meta = () => [{ title: titled(words.title) }]

export default function Exchanges({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, isFirst, now } = loaderData
  useWatch(items.some(isUnderWay))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <ImportCard requestId={loaderData.requestId} answer={answerFor(actionData, 'import')} />
          <ExportCard {...loaderData} answer={answerFor(actionData, 'export')} />
        </div>
        <h2 className="text-18 font-title">{words.past}</h2>
        {items.length === 0 ? (
          <EmptyState title={words.none}>{words.noneLead}</EmptyState>
        ) : (
          <List label={words.past}>
            {items.map((exchange) => (
              <ListRow
                key={exchange.id}
                to={`/teach/exchange/${exchange.id}`}
                title={<span dir="auto">{nameOf(exchange)}</span>}
                start={<Icon of={exchange.direction === 'export' ? ArrowDownToLine : ArrowUpFromLine} />}
                note={
                  <>
                    {words.direction[exchange.direction]}، <TimeAgo at={exchange.createdAt} now={now} />
                  </>
                }
                end={<StateBadge state={exchange.state} />}
              />
            ))}
          </List>
        )}
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.older} />
      </div>
    </>
  )
}

type Answer = ReturnType<typeof answerFor>

function ImportCard({ requestId, answer }: { requestId: string; answer: Answer }) {
  return (
    <Card title={words.bring}>
      <p className="mb-4 text-15 text-muted">{words.bringLead}</p>
      <ActionForm
        intent="import"
        answer={answer}
        carry={{ requestId }}
        submit={words.beginImport}
        pending={words.beginning}
      >
        <UploadField
          name="fileId"
          use="exchange"
          label={words.file}
          limits={words.fileLimits}
          accept=".zip,.mbz,.gz,application/zip,application/gzip"
          error={answer?.fields?.fileId && words.noFile}
        />
      </ActionForm>
    </Card>
  )
}

interface ExportCardProps {
  courses: { value: string; label: string }[]
  chosen: string
  requestId: string
  answer: Answer
}

function ExportCard({ courses, chosen, requestId, answer }: ExportCardProps) {
  return (
    <Card title={words.take}>
      <p className="mb-4 text-15 text-muted">{courses.length > 0 ? words.takeLead : words.noCourses}</p>
      {courses.length > 0 ? (
        <ActionForm
          intent="export"
          answer={answer}
          carry={{ requestId }}
          submit={words.beginExport}
          pending={words.beginning}
          button={{ look: 'soft' }}
        >
          <SelectField
            name="courseId"
            label={words.course}
            options={courses}
            placeholder={words.chooseCourse}
            defaultValue={answer?.values?.courseId ?? chosen}
            error={answer?.fields?.courseId && words.chooseCourse}
          />
        </ActionForm>
      ) : null}
    </Card>
  )
}
