import { removeMessage, sayInSession } from '@arvand/contracts/panel/live'
import { formatTime } from '@arvand/persian/format-date'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Shown } from './shown.ts'
import { liveWords as words } from './words.ts'

interface ChatPanelProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
}

/** The chat of a class. */
export function ChatPanel({ shown: { chat }, answer }: ChatPanelProps) {
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
