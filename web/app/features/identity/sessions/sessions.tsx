import { Laptop, Smartphone } from 'lucide-react'
import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { List, ListRow } from '../../../ui/list.tsx'
import { CursorPager } from '../../../ui/pagination.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import type { Route } from './+types/sessions'
import { sessionsWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('session/list', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null, now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  if (intent === 'others') {
    const { refusal } = await attempt(api.panel('session/endOthers', {}))
    return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent, done: words.othersEnded })
  }
  const sessionId = formText(form, 'sessionId')
  const { refusal } = await attempt(api.panel('session/end', { sessionId }))
  if (!refusal) return data<FormAnswer>({ intent, done: words.ended })
  return refusal.status === 404
    ? data<FormAnswer>({ intent, done: words.gone })
    : refusedForm(url, form, refusal)
}

export const meta = () => [{ title: titled(words.title) }]

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, isFirst, now } = loaderData
  const isAlone = isFirst && nextCursor === null && items.length < 2
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <AnswerNews answer={answerFor(actionData, 'end')} />
        <List label={words.title}>
          {items.map((session) => (
            <SessionRow key={session.id} session={session} now={now} />
          ))}
        </List>
        {isAlone ? null : (
          <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.note} next={words.next} />
        )}
        {isAlone ? (
          <p className="text-15 text-muted">{words.only}</p>
        ) : (
          <ActionForm
            intent="others"
            answer={answerFor(actionData, 'others')}
            submit={words.endOthers}
            pending={words.ending}
            button={{ look: 'danger' }}
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
          <ButtonLink to="/signout" look="outline" size="compact">
            {words.signOut}
          </ButtonLink>
        ) : (
          <ActionForm
            intent="end"
            carry={{ sessionId: id }}
            submit={words.end}
            pending={words.ending}
            button={{ look: 'outline', size: 'compact', 'aria-label': `${words.endOf}: ${device}` }}
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
