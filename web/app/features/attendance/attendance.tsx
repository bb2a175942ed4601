import type { Answer } from '@arvand/contracts/endpoint'
import { callRoll } from '@arvand/contracts/panel/class'
import { correctRoll, exportAttendance, listAttendance } from '@arvand/contracts/teacher/live'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
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
  call: submitTo(callRoll, {
    with: ofSession,
    done: ({ present, absent }) => words.called(formatNumber(present), formatNumber(absent)),
  }),
  correct: submitTo(correctRoll, {
    with: (sent) => ({ ...ofSession(sent), isPresent: sent.text('present') === 'yes' }),
    done: words.corrected,
  }),
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
  const { title, openedAt, rollCalledAt } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={`${title}، ${formatDateTime(openedAt)}`} />
      <LoneNews answer={answerFor(actionData, 'correct')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.nobody }}
            row={(person) => <PersonRow key={person.personId} person={person} />}
          />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.title}>
            <ActionForm
              intent="call"
              to={callRoll}
              answer={answerFor(actionData, 'call')}
              submit={rollCalledAt ? words.callAgain : words.call}
              button={{ wide: true }}
              className="grid gap-4"
            >
              <p className="text-14 text-muted">
                {words.callNote} {rollCalledAt ? words.calledAt(formatDateTime(rollCalledAt)) : null}
              </p>
            </ActionForm>
          </Card>
          <Card title={words.file}>
            <div className="grid gap-4">
              <p className="text-14 text-muted">{words.fileNote}</p>
              <ExportForms
                intent="download"
                to={exportAttendance}
                answer={answerFor(actionData, 'download')}
              />
              <TextLink alone to={`/live/${params.sessionId}`}>
                {words.page}
              </TextLink>
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}

interface PersonRowProps {
  readonly person: Answer<typeof listAttendance>['items'][number]
}

/** Whether somebody was there, as the roll has it, else as counted; hosts and guests are on no roll. */
function PersonRow({
  person: { personId, name, isHost, isCoHost, isGuest, isPresent, roll, minutes },
}: PersonRowProps) {
  const isThere = roll?.isPresent ?? isPresent
  const wish = isThere ? { present: 'no', label: words.toAbsent } : { present: 'yes', label: words.toPresent }
  return (
    <ListRow
      title={name}
      note={
        <span className="grid gap-1">
          {isPresent ? <Stayed minutes={minutes} /> : null}
          {roll?.reason ? <span>{words.byHand(roll.reason)}</span> : null}
        </span>
      }
      end={
        <span className="flex flex-wrap items-center gap-2">
          {isHost || isGuest ? (
            <Badge>{isHost ? words.host : words.guest}</Badge>
          ) : (
            <>
              {isCoHost ? <Badge>{words.coHost}</Badge> : null}
              <Badge tone={isThere ? 'success' : 'danger'}>{isThere ? words.present : words.absent}</Badge>
              <ReasonForm
                intent="correct"
                to={correctRoll}
                answer={undefined}
                carry={{ personId, present: wish.present }}
                label={words.correct}
                variant="quiet"
                does="primary"
                submit={wish.label}
                reason={{ name: 'reason', label: words.reason }}
              />
            </>
          )}
        </span>
      }
    />
  )
}

const Stayed = ({ minutes }: { readonly minutes: number }) => (
  <span>
    {words.stayed} <Duration seconds={minutes * 60} named />
  </span>
)
