import { SaveTicket } from '@arvand/contracts/panel/tickets'
import { ticketContextKind } from '@arvand/contracts/tickets'
import { useState } from 'react'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { helpWords } from '../help/help-words.ts'
import { SuggestedHelp } from '../help/suggested-help.tsx'
import { departments } from '../words.ts'
import type { Route } from './+types/new-ticket'
import { AttachmentFields, useWhyNotSend } from './attachment-fields.tsx'
import { AtSecond } from './ticket-about.tsx'
import { ticketWords as words } from './ticket-words.ts'

/** What the page was opened from: `?kind=lesson&id=…&second=65&about=…`. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const kind = ticketContextKind.options.find((one) => one === searchParams.get('kind'))
  const id = searchParams.get('id')
  const about = searchParams.get('about')?.slice(0, 200) ?? null
  return { context: kind && id ? { kind, id, about, second: searchParams.get('second') } : null }
}

export const action = formAction({
  send: submitTo(SaveTicket, {
    with: ({ text, form }) => ({
      attachments: form.getAll('attachments').map(String).filter(Boolean),
      ...(text('contextKind') === '' ? {} : { context: contextOf(text) }),
    }),
    places: { 'support.unknown-context': 'contextKind' },
    done: ({ ticket }) => redirect(`/panel/tickets/${ticket.id}`),
  }),
})

const contextOf = (text: (name: string) => string) => ({
  kind: text('contextKind') as (typeof ticketContextKind.options)[number],
  id: text('contextId'),
  ...(/^\d+$/.test(text('contextSecond')) ? { second: Number(text('contextSecond')) } : {}),
})

export const handle = { crumb: words.newTitle }
export const meta = () => [{ title: titled(words.newTitle) }]

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'send')
  const unknown = answer?.fields?.contextKind
  // What is not there is not sent again, so that the ticket can be sent without it.
  const isGone = unknown !== undefined || (answer?.values !== undefined && !answer.values.contextKind)
  const context = isGone ? null : loaderData.context
  const [subject, setSubject] = useState('')
  const whyNotSend = useWhyNotSend()
  return (
    <>
      <PageHead title={words.newTitle} lead={words.newLead} />
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        <p className="flex flex-wrap items-center gap-x-5 text-15">
          {words.help}
          <TextLink to="/help">{helpWords.title}</TextLink>
        </p>
        {unknown ? <Alert tone="warning">{unknown}</Alert> : null}
        {context?.about ? (
          <p className="rounded-option bg-sunken px-4.5 py-3 text-15 wrap-anywhere">
            {words.about} {context.about}
            {context.second && /^\d+$/.test(context.second) ? (
              <>
                {'، '}
                <AtSecond second={Number(context.second)} />
              </>
            ) : null}
          </p>
        ) : null}
        <ActionForm
          intent="send"
          to={SaveTicket}
          answer={answer}
          submit={words.send}
          button={{ disabledReason: whyNotSend }}
          carry={{
            contextKind: context?.kind,
            contextId: context?.id,
            contextSecond: context?.second,
          }}
          className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6"
        >
          <SelectField
            name="department"
            required
            label={words.department}
            placeholder={words.choose}
            options={Object.entries(departments).map(([value, label]) => ({ value, label }))}
          />
          <div className="grid grid-cols-1 gap-3">
            <TextField
              name="subject"
              required
              label={words.subject}
              onChange={(event) => setSubject(event.target.value)}
            />
            <SuggestedHelp typed={subject} />
          </div>
          <TextArea name="body" label={words.body} description={words.bodyHint} rows={7} />
          <AttachmentFields answer={answer} />
        </ActionForm>
      </div>
    </>
  )
}
