import { enterAsGuest, showGuestClass } from '@arvand/contracts/home/guests'
import { formatDateTime } from '@arvand/persian/format-date'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { useVisitor } from '../../../shell/use-root.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Route } from './+types/guest-door'
import { guestCookie } from './guest-cookie.ts'
import { guestWords as words } from './guest-words.ts'

export const loader = ({ context, params: { key } }: Route.LoaderArgs) =>
  callerOf(context)(showGuestClass, { key })

export const action = formAction({
  enter: submitTo(enterAsGuest, {
    with: ({ params }) => ({ key: params.key }),
    done: ({ token, until, sessionId }, { key }, { url }) =>
      redirect(`/live/guests/${key}/${sessionId}`, {
        status: 303,
        headers: { 'set-cookie': guestCookie(url.origin, token, new Date(until)) },
      }),
  }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.title ?? '') },
  { name: 'robots', content: 'noindex' },
]

/** The door of a class for whoever has its link: what class it is, and one field for a name. */
export default function GuestDoor({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, title, host, startsAt, state, memberPath } = loaderData
  const visitor = useVisitor()
  return (
    <main id="main" className="page grid min-h-dvh max-w-xl content-center gap-5 py-8">
      <header className="grid gap-1">
        <p className="text-15 text-muted">{words.invited[kind]}</p>
        <h1 className="text-28 font-display">{title}</h1>
        <p className="text-15 text-muted">{words.host(host)}</p>
        {startsAt ? <p className="text-15 text-muted">{words.starts(formatDateTime(startsAt))}</p> : null}
      </header>
      {state === 'ended' ? (
        <Alert title={words.over}>{words.overText}</Alert>
      ) : (
        <>
          <ActionForm
            intent="enter"
            to={enterAsGuest}
            answer={answerFor(actionData, 'enter')}
            submit={words.next}
            button={{ wide: true }}
          >
            <p className="text-16 font-label">{state === 'live' ? words.runs : words.notYet}</p>
            <Told about={loaderData} />
            <TextField
              name="name"
              label={words.name}
              description={words.nameHint}
              autoComplete="name"
              defaultValue={visitor?.name ?? ''}
              required
            />
          </ActionForm>
          <p>
            <TextLink alone to={memberPath} className="inline-flex min-h-11 items-center">
              {words.withAccount}
            </TextLink>
          </p>
        </>
      )}
    </main>
  )
}

/** What a guest may do, and what is kept of them, before they give a name. */
const Told = ({ about }: { about: Route.ComponentProps['loaderData'] }) => (
  <ul className="grid list-disc gap-1 ps-5 text-15 text-muted">
    <li>{words.rights}</li>
    {about.mayChat ? null : <li>{words.noChat}</li>}
    {about.hasWaitingRoom ? <li>{words.waitingRoom}</li> : null}
    {about.isRecorded ? <li>{words.recorded}</li> : null}
    <li>{words.attendance}</li>
  </ul>
)
