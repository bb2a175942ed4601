import type { Answer } from '@arvand/contracts/endpoint'
import type { showTicket } from '@arvand/contracts/support/tickets'
import { Paperclip } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { staffWords, ticketWords as words } from './ticket-words.ts'

type Message = Answer<typeof showTicket>['messages'][number]
type Shown = Omit<Message, 'isNote' | 'letter'> & Partial<Pick<Message, 'isNote' | 'letter'>>

/** The messages of a ticket, the oldest first. */
export function Messages({ messages, now }: { messages: readonly Shown[]; now: number }) {
  return (
    <ol aria-label={words.messages} className="grid grid-cols-1 gap-4">
      {messages.map((message) => (
        <li key={message.id} className={message.author.isStaff ? 'ps-6 md:ps-16' : 'pe-6 md:pe-16'}>
          <MessageCard message={message} now={now} />
        </li>
      ))}
    </ol>
  )
}

function MessageCard({ message, now }: { message: Shown; now: number }) {
  const { author, body, at, attachments, isNote = false, letter = null } = message
  const look = isNote
    ? 'border-dashed border-edge bg-accent-100'
    : author.isStaff
      ? 'border-line bg-sunken'
      : 'border-line bg-surface'
  return (
    <article className={`grid gap-2 rounded-card border p-4.5 ${look}`}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <span className="font-label text-ink">{author.isMe ? words.you : author.name}</span>
        {isNote ? <Badge tone="accent">{staffWords.noteBadge}</Badge> : null}
        {author.isStaff && !isNote ? <Badge tone="primary">{words.support}</Badge> : null}
        <span className="ms-auto">
          <TimeAgo at={at} now={now} />
        </span>
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      {letter ? <Alert tone="warning">{staffWords.letters[letter]}</Alert> : null}
      {attachments.length > 0 ? (
        <ul aria-label={words.attachments} className="flex flex-wrap gap-2 pt-1">
          {attachments.map(({ id, name, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-14 wrap-anywhere"
              >
                <Icon of={Paperclip} size={16} />
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}
