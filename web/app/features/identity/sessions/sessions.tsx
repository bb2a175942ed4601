import { endOtherSessions, endSession, listSessions } from '@arvand/contracts/panel/security'
import { Laptop, Smartphone } from 'lucide-react'
import { data } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { loadList } from '../../../api/load-list.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { Route } from './+types/sessions'
import { sessionsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listSessions, args)

const endOne = submitTo(endSession, { done: words.ended })

/** A session that does not exist any more counts as ended, which is what the person wanted. */
async function end(sent: SentForm) {
  const answer = await endOne(sent)
  const isGone = !(answer instanceof Response) && answer.init?.status === 404
  return isGone ? data<FormAnswer>({ intent: 'end', done: words.gone }) : answer
}

export const action = formAction({ end, others: submitTo(endOtherSessions, { done: words.othersEnded }) })

export const meta = () => [{ title: titled(words.title) }]

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { items, query } = loaderData
  const isAlone = query.cursor === null && items.length < 2
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          news={<AnswerNews answer={answerFor(actionData, 'end')} />}
          empty={null}
          order={newestFirst}
          row={(session) => <SessionRow key={session.id} session={session} now={query.now} />}
        />
        {isAlone ? (
          <p className="text-15 text-muted">{words.only}</p>
        ) : (
          <ActionForm
            intent="others"
            to={endOtherSessions}
            answer={answerFor(actionData, 'others')}
            submit={words.endOthers}
            button={{ variant: 'danger' }}
          />
        )}
      </div>
    </>
  )
}

type Session = Route.ComponentProps['loaderData']['items'][number]

function SessionRow({ session, now }: { session: Session; now: number }) {
  const { id, current, device, address, createdAt, seenAt } = session
  return (
    <ListRow
      start={<DeviceMark device={device} />}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device}
          {current ? <Badge tone="success">{words.current}</Badge> : null}
        </span>
      }
      note={
        <span className="flex flex-wrap gap-x-4">
          <bdi dir="ltr">{address}</bdi>
          <span>
            {words.since} <TimeAgo at={createdAt} now={now} />
          </span>
          <span>
            {words.seen} <TimeAgo at={seenAt} now={now} />
          </span>
        </span>
      }
      end={
        current ? (
          <ButtonLink to="/signout" variant="outline" size="compact">
            {words.signOut}
          </ButtonLink>
        ) : (
          <ActionForm
            intent="end"
            to={endSession}
            carry={{ sessionId: id }}
            submit={words.end}
            button={{ variant: 'outline', size: 'compact', 'aria-label': `${words.endOf}: ${device}` }}
          />
        )
      }
    />
  )
}

const phones = /اندروید|آیفون/

function DeviceMark({ device }: { device: string }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
      <Icon of={phones.test(device) ? Smartphone : Laptop} size={24} />
    </span>
  )
}
