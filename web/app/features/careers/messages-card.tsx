import type { ApplicationMessage } from '@arvand/contracts/careers'
import type { Endpoint } from '@arvand/contracts/endpoint'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { messagesWords as words } from './words.ts'

interface MessagesProps {
  readonly messages: readonly ApplicationMessage[]
  /** Which side reads it. */
  readonly isCompany: boolean
  readonly now: number
  /** Null: nobody writes any more. */
  readonly form: { readonly intent: string; readonly to: Endpoint } | null
  /** Why nobody writes, as it is told. */
  readonly whyNot?: string | null
  readonly answer: FormAnswer | undefined
}

/** What a company and an applicant wrote to each other, one's own on a ground of its own. */
export const MessagesCard = ({ messages, isCompany, now, form, whyNot, answer }: MessagesProps) => (
  <Card title={words.title}>
    <div className="grid gap-4">
      {messages.length > 0 ? (
        <ul className="grid gap-3">
          {messages.map((one) => (
            <li
              key={one.id}
              className={`rounded-option border border-line px-4 py-3 text-15 ${one.isCompany === isCompany ? 'bg-sunken' : 'bg-surface'}`}
            >
              <p className="whitespace-pre-line wrap-anywhere">{one.text}</p>
              <p className="pt-1 text-14 text-muted">
                {one.by}، <TimeAgo at={one.at} now={now} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-15 text-muted">{words.none}</p>
      )}
      {form ? (
        <ActionForm
          {...form}
          answer={answer}
          clears
          submit={words.send}
          button={{ variant: 'soft' }}
          className="grid gap-3"
        >
          <TextArea name="text" label={words.text} rows={3} />
        </ActionForm>
      ) : whyNot ? (
        <p className="text-15 text-muted">{whyNot}</p>
      ) : null}
    </div>
  </Card>
)
