import { exportAttendance, listAttendance } from '@arvand/contracts/teacher/live'
import { formatDateTime } from '@arvand/persian/format-date'
import { redirectDocument } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Duration } from '../../ui/duration.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/attendance'
import { attendanceWords as words } from './words.ts'

export const loader = ({ context, url, params: { sessionId } }: Route.LoaderArgs) =>
  loadList(listAttendance, { context, url }, { with: { sessionId } })

const ofSession = ({ params: { sessionId = '' } }: SentForm) => ({ sessionId })

export const action = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportAttendance, { with: ofSession, done: ({ url }) => redirectDocument(url) }),
})

export const handle = {
  crumb: ({ kind, itemId, title }: { kind: string; itemId: string; title: string }) => [
    { label: title, to: `/teach/classes/sessions/${kind}/${itemId}` },
    { label: words.title },
  ],
}
export const meta: Route.MetaFunction = () => [{ title: titled(words.title) }]

/** Who came to a session and for how long, and who was expected and did not come. */
export default function Attendance({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, openedAt } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={`${title}، ${formatDateTime(openedAt)}`} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.nobody }}
          row={({ personId, name, isPresent, minutes }) => (
            <ListRow
              key={personId}
              title={name}
              note={isPresent ? <Stayed minutes={minutes} /> : undefined}
              end={
                <Badge tone={isPresent ? 'success' : 'danger'}>
                  {isPresent ? words.present : words.absent}
                </Badge>
              }
            />
          )}
        />
        <Card title={words.file}>
          <div className="grid gap-4">
            <p className="text-14 text-muted">{words.fileNote}</p>
            <ExportForms intent="download" to={exportAttendance} answer={answerFor(actionData, 'download')} />
            <TextLink alone to={`/live/${params.sessionId}`}>
              {words.page}
            </TextLink>
          </div>
        </Card>
      </div>
    </>
  )
}

const Stayed = ({ minutes }: { readonly minutes: number }) => (
  <>
    {words.stayed} <Duration seconds={minutes * 60} named />
  </>
)
