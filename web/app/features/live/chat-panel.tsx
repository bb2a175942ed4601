import { removeMessage, sayInSession } from '@arvand/contracts/panel/live'
import { formatTime } from '@arvand/persian/format-date'
import { Lock, Reply, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChatRules } from './chat-rules.tsx'
import { chatWords as words } from './chat-words.ts'
import { chatFieldId } from './class-places.ts'
import { guestWords } from './guests/guest-words.ts'
import type { Shown } from './shown.ts'

type Message = Shown['chat']['items'][number]

interface ChatPanelProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
}

/** The chat of a class: to all, or in private to one. */
export function ChatPanel({ shown, answer }: ChatPanelProps) {
  const [quoted, setQuoted] = useState<Message | null>(null)
  const [to, setTo] = useState<Addressee | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isClosed = !shown.chatRules.isOpen && !shown.leads
  const said = answerFor(answer, 'say')
  const [sent, setSent] = useState({ said, count: 0 })
  // It is sent: the next message begins empty, and answers nothing.
  if (sent.said !== said) {
    const isSent = said !== undefined && !said.error && !said.fields
    setSent({ said, count: sent.count + (isSent ? 1 : 0) })
    if (isSent) setQuoted(null)
  }
  useEffect(() => {
    if (sent.count > 0) field.current?.focus()
  }, [sent.count])
  return (
    <Card title={words.chat}>
      <div className="grid gap-4">
        <PagedRows
          page={shown.chat}
          label={words.older}
          empty={<p className="text-15 text-muted">{words.noMessages}</p>}
        >
          {(messages) => <Messages messages={messages} onReply={setQuoted} />}
        </PagedRows>
        <ActionForm
          intent="say"
          to={sayInSession}
          answer={said}
          carry={{ replyTo: quoted?.id }}
          submit={words.send}
          className="grid gap-3"
          button={{ size: 'compact' }}
        >
          {isClosed ? <p className="text-14 text-muted">{words.closed}</p> : null}
          {quoted ? <Quoted message={quoted} onDrop={() => setQuoted(null)} /> : null}
          {quoted?.to ? null : <Recipient shown={shown} to={to} onChange={setTo} />}
          <TextField
            key={sent.count}
            ref={field}
            id={chatFieldId}
            name="text"
            label={words.message}
            autoComplete="off"
          />
        </ActionForm>
        {shown.leads ? <ChatRules sessionId={shown.session.id} rules={shown.chatRules} /> : null}
      </div>
    </Card>
  )
}

interface Addressee {
  readonly id: string
  readonly name: string
}

interface RecipientProps {
  readonly shown: Shown
  readonly to: Addressee | null
  readonly onChange: (to: Addressee | null) => void
}

/** Whom a message is for; nobody to choose among where nobody may be written to alone. */
function Recipient({ shown: { people, leads: isMeHost, chatRules }, to, onChange }: RecipientProps) {
  const isClosed = !chatRules.isOpen && !isMeHost
  const all = chatRules.everybodyPrivate && !isMeHost && !isClosed
  const here: Addressee[] = people.filter(
    ({ isMe, isHost, isCoHost }) => !isMe && (all || (isHost || isCoHost) !== isMeHost),
  )
  // Whoever was chosen stays so when they leave: the next words are no less private.
  const others = to && here.every(({ id }) => id !== to.id) ? [...here, to] : here
  if (others.length === 0) return null
  return (
    <SelectField
      name="to"
      label={words.to}
      // In a closed chat nothing goes to all.
      {...(isClosed ? {} : { placeholder: words.toAll })}
      // Whoever wrote in private goes on in private, until they choose otherwise.
      defaultValue={to?.id ?? ''}
      onChange={(event) => onChange(others.find(({ id }) => id === event.currentTarget.value) ?? null)}
      options={others.map(({ id, name }) => ({ value: id, label: words.privateTo(name) }))}
    />
  )
}

const Quoted = ({ message, onDrop }: { message: Message; onDrop: () => void }) => (
  <div className="flex items-center gap-2 rounded-option bg-sunken ps-4 text-14">
    <p className="min-w-0 flex-1 py-2">
      <span className="block truncate text-muted">
        {message.to ? words.privateAnswer(message.name) : words.answerTo(message.name)}
      </span>
      <span className="block truncate">{message.text}</span>
    </p>
    <IconButton icon={X} label={words.dropAnswer} type="button" onClick={onDrop} />
  </div>
)

interface MessagesProps {
  readonly messages: readonly Message[]
  readonly onReply: (message: Message) => void
}

/** The oldest of the page stands first, as people read a conversation. */
const Messages = ({ messages, onReply }: MessagesProps) => (
  <ol aria-label={words.chat} aria-live="polite" className="grid gap-3">
    {messages.toReversed().map((message) => (
      <MessageRow key={message.id} message={message} onReply={() => onReply(message)} />
    ))}
  </ol>
)

function MessageRow({ message, onReply }: { message: Message; onReply: () => void }) {
  const { id, name, isGuest, text, at, isMine, mayRemove, to, replyTo } = message
  return (
    <li className={`grid gap-1 rounded-option px-4 py-3 ${isMine ? 'bg-primary-100' : 'bg-sunken'}`}>
      <p className="flex items-center gap-3 text-14 text-muted">
        <span className="min-w-0 truncate font-label">{name}</span>
        {isGuest ? <Badge>{guestWords.guest}</Badge> : null}
        <span className="ms-auto">{formatTime(at)}</span>
      </p>
      {to ? (
        <p>
          <Badge tone="accent" icon={Lock}>
            {to.isMe ? words.onlyYou : words.only(to.name)}
          </Badge>
        </p>
      ) : null}
      {replyTo ? (
        <blockquote className="border-s-2 border-edge ps-3 text-14 text-muted">
          <span className="block truncate">{words.answerTo(replyTo.name)}</span>
          <span className="line-clamp-2 wrap-anywhere">{replyTo.text ?? words.removed}</span>
        </blockquote>
      ) : null}
      <p className="text-16 wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="flex flex-wrap items-center justify-end">
        <IconButton icon={Reply} label={words.replyTo(name)} type="button" onClick={onReply} />
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
  )
}
