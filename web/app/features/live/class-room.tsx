import { endSession, leaveSession, removeMessage, sayInSession } from '@arvand/contracts/panel/live'
import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { photoOf } from '../../ui/photo.ts'
import { TextField } from '../../ui/text-field.tsx'
import { endQuestion } from './end-question.ts'
import type { Shown } from './shown.ts'
import { usePresence } from './use-presence.ts'
import { liveWords as words } from './words.ts'

interface ClassRoomProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
}

/** A class from inside: who is in, and the chat. */
export function ClassRoom({ shown, answer }: ClassRoomProps) {
  const { session, title, role, page } = shown
  usePresence(session.id)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="border-b border-line bg-surface">
        <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <h1 className="min-w-0 flex-1 truncate text-18 font-title">{title}</h1>
          <Badge tone={session.state === 'live' ? 'accent' : 'neutral'}>
            {session.state === 'live' ? words.live : words.waiting}
          </Badge>
          <div className="flex items-center gap-2">
            {role === 'host' ? (
              <ConfirmedForm
                intent="end"
                to={endSession}
                answer={answerFor(answer, 'end')}
                question={() => endQuestion}
                submit={words.end}
                button={{ variant: 'danger', size: 'compact' }}
              />
            ) : null}
            <ActionForm
              intent="leave"
              to={leaveSession}
              answer={answerFor(answer, 'leave')}
              carry={{ page }}
              submit={words.leave}
              button={{ variant: 'outline', size: 'compact' }}
            />
          </div>
        </div>
      </header>
      <main
        id="main"
        className="page grid grid-cols-1 items-start gap-5 py-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <Chat shown={shown} answer={answer} />
        <People people={shown.people} />
      </main>
    </div>
  )
}

const People = ({ people }: Pick<Shown, 'people'>) => (
  <Card title={`${words.people} · ${words.count(formatNumber(people.length))}`}>
    <ul aria-label={words.people} className="grid gap-3">
      {people.map(({ id, name, picture, isHost, isMe }) => (
        <li key={id} className="flex items-center gap-3 text-15">
          <Avatar name={name} seed={name} photo={photoOf(picture)} size={36} />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {isHost ? <Badge tone="primary">{words.host}</Badge> : null}
          {isMe ? <span className="text-14 text-muted">{words.me}</span> : null}
        </li>
      ))}
    </ul>
  </Card>
)

function Chat({ shown: { chat }, answer }: ClassRoomProps) {
  return (
    <Card title={words.chat}>
      <div className="grid gap-4">
        <PagedRows
          page={chat}
          label={words.older}
          empty={<p className="text-15 text-muted">{words.noMessages}</p>}
        >
          {(messages) => <Messages messages={messages} />}
        </PagedRows>
        <ActionForm
          intent="say"
          to={sayInSession}
          answer={answerFor(answer, 'say')}
          clears
          continues
          submit={words.send}
          className="grid gap-3"
          button={{ size: 'compact' }}
        >
          <TextField name="text" label={words.message} autoComplete="off" />
        </ActionForm>
      </div>
    </Card>
  )
}

/** The oldest of the page stands first, as people read a conversation. */
const Messages = ({ messages }: { messages: readonly Shown['chat']['items'][number][] }) => (
  <ol aria-label={words.chat} aria-live="polite" className="grid gap-3">
    {messages.toReversed().map(({ id, name, text, at, isMine, mayRemove }) => (
      <li
        key={id}
        className={`grid gap-1 rounded-option px-4 py-3 ${isMine ? 'bg-primary-100' : 'bg-sunken'}`}
      >
        <p className="flex items-center gap-3 text-14 text-muted">
          <span className="min-w-0 flex-1 truncate font-label">{name}</span>
          <span>{formatTime(at)}</span>
        </p>
        <div className="flex flex-wrap items-start gap-x-3">
          <p className="min-w-0 flex-1 text-16 wrap-anywhere whitespace-pre-line">{text}</p>
          {mayRemove ? (
            <ActionForm
              intent="remove"
              to={removeMessage}
              carry={{ messageId: id }}
              submit={words.remove}
              button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeOf(name) }}
            />
          ) : null}
        </div>
      </li>
    ))}
  </ol>
)
