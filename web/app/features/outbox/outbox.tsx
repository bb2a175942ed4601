import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { Mail, MessageSquareText, Phone, RefreshCw } from 'lucide-react'
import { data, Form } from 'react-router'
import { refusalFrom } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/outbox'
import { outboxWords as words } from './words.ts'

/** A message in the server's outbox (wire.md 2). */
interface Message {
  readonly to: string
  readonly kind: 'sms' | 'call' | 'mail'
  readonly text: string
  readonly code?: string
  readonly at: string
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { readOutbox } = serverContext(context)
  if (!readOutbox) throw data(null, { status: 404 })
  const to = url.searchParams.get('to')?.trim() ?? ''
  const { status, body } = await readOutbox(to || undefined)
  const shown = { to, now: Date.now() }
  if (status === 200) return { ...shown, ...(body as { items: Message[] }), error: null }
  const { fields, message } = refusalFrom(status, body)
  return data({ ...shown, items: [], error: fields.to ?? message }, { status })
}

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { items, to, error, now } = loaderData
  return (
    <div className="page py-8 md:py-12">
      <div className="grid max-w-[60rem] gap-6">
        <header>
          <h1 className="text-28 font-display md:text-32">{words.title}</h1>
          <p className="pt-2 text-muted">{words.lead}</p>
        </header>
        <Filter to={to} error={error} />
        {items.length > 0 ? (
          <ol className="grid gap-4">
            {items.map((message) => (
              <MessageCard key={`${message.at} ${message.to} ${message.text}`} message={message} now={now} />
            ))}
          </ol>
        ) : error ? null : (
          <EmptyState title={to ? words.emptyFor : words.empty} level={2}>
            {to ? words.emptyForText : words.emptyText}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

function Filter({ to, error }: { to: string; error: string | null }) {
  return (
    <Form role="search" className="flex flex-wrap items-start gap-3">
      <LtrField
        key={to}
        name="to"
        label={words.to}
        description={words.toHint}
        defaultValue={to}
        error={error}
        maxLength={320}
        className="flex-[1_1_14rem] md:max-w-md"
      />
      <span className="flex flex-wrap gap-3 sm:pt-[1.9rem]">
        <Button variant="soft">{words.show}</Button>
        <ButtonLink to={to ? `?to=${encodeURIComponent(to)}` : '?'} variant="outline" icon={RefreshCw}>
          {words.refresh}
        </ButtonLink>
      </span>
      {to ? (
        <TextLink alone to="?" className="inline-flex min-h-11 basis-full items-center text-15">
          {words.everyone}
        </TextLink>
      ) : null}
    </Form>
  )
}

const marks = { sms: MessageSquareText, call: Phone, mail: Mail }

function MessageCard({ message, now }: { message: Message; now: number }) {
  const { to, kind, text, code, at } = message
  return (
    <li className="rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
          <Icon of={marks[kind]} />
        </span>
        <h2 className="min-w-0 text-16 font-label wrap-anywhere">
          <TextLink alone to={`?to=${encodeURIComponent(to)}`} className="inline-flex min-h-11 items-center">
            <bdi dir="ltr">{kind === 'mail' ? to : formatMobile(to)}</bdi>
          </TextLink>
        </h2>
        <Badge>{words.kinds[kind]}</Badge>
        <span className="ms-auto text-14 text-muted">
          <TimeAgo at={at} now={now} />
        </span>
      </header>
      <p className="pt-3 text-15 whitespace-pre-line wrap-anywhere">{text}</p>
      {code ? <CopyCode code={code} /> : null}
    </li>
  )
}

/** The code in large digits, with a button that copies it. */
const CopyCode = ({ code }: { code: string }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
    <span className="text-14 text-muted">{words.code}</span>
    <bdi dir="ltr" className="text-26 font-display">
      {localDigits(code)}
    </bdi>
    <CopyButton text={code} words={words} size="compact" label={`${words.copy} ${localDigits(code)}`} />
  </p>
)
