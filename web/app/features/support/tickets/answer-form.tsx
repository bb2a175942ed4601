import type { Answer } from '@arvand/contracts/endpoint'
import { answerTicket, type listCannedAnswers, type showTicket } from '@arvand/contracts/support/tickets'
import { localDigits } from '@arvand/persian/digits'
import { useEffect, useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import type { Present } from '../../../api/live-topics.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AttachmentFields, useWhyNotSend } from './attachment-fields.tsx'
import { staffStates, staffWords as words } from './ticket-words.ts'

interface AnswerFormProps {
  readonly ticket: Answer<typeof showTicket>['ticket']
  /** Whether the answer goes to the writer as a letter. */
  readonly byMail: boolean
  readonly lastMessageId: string | null
  readonly canned: Answer<typeof listCannedAnswers>['items']
  readonly answer: FormAnswer | undefined
  /** The others of the staff who have the ticket open. */
  readonly others: readonly Present[]
  readonly onTyping: (isTyping: boolean) => void
}

/** The staff's answer. What was typed stays when a message comes in meanwhile, and goes once it is sent. */
export function AnswerForm({ ticket, byMail, lastMessageId, canned, answer, ...page }: AnswerFormProps) {
  const { others, onTyping } = page
  const [isTyping, setTyping] = useState(false)
  useEffect(() => onTyping(isTyping), [isTyping, onTyping])
  const whyNotSend = useWhyNotSend()
  const [read, setRead] = useState({ lastMessageId, answer })
  // Nothing is typed yet, or the answer was sent or refused: what the page shows now is what the staff has read.
  if (
    (!isTyping || read.answer !== answer) &&
    (read.lastMessageId !== lastMessageId || read.answer !== answer)
  )
    setRead({ lastMessageId, answer })
  const sent = answer?.done ? answer : undefined
  useEffect(() => {
    if (sent) setTyping(false)
  }, [sent])
  const isMeanwhile = read.lastMessageId !== lastMessageId
  return (
    <section
      className="grid grid-cols-1 gap-4"
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setTyping(target.value.trim() !== '')
        // A ready answer fills the text.
        if (target instanceof HTMLSelectElement && target.name === 'canned') setTyping(target.value !== '')
      }}
    >
      <Others others={others} />
      {isMeanwhile ? (
        <Alert
          tone="warning"
          action={
            <Button
              type="button"
              variant="outline"
              size="compact"
              onClick={() => setRead({ lastMessageId, answer })}
            >
              {words.haveRead}
            </Button>
          }
        >
          {words.meanwhile}
        </Alert>
      ) : null}
      <ActionForm
        intent="answer"
        to={answerTicket}
        answer={answer}
        clears
        submit={words.sendAnswer}
        button={{ disabledReason: whyNotSend }}
        carry={{ lastMessageId: read.lastMessageId }}
        className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6"
      >
        <AnswerText ticket={ticket} byMail={byMail} canned={canned} />
        {ticket.personId === null ? null : <AttachmentFields answer={answer} />}
        <SelectField
          name="state"
          label={words.after}
          defaultValue="answered"
          options={(['answered', 'waiting', 'closed'] as const).map((value) => ({
            value,
            label: staffStates[value],
          }))}
        />
      </ActionForm>
    </section>
  )
}

/** Who else of the staff has the ticket open. */
function Others({ others }: Pick<AnswerFormProps, 'others'>) {
  const namesOf = (typing: boolean) =>
    others
      .filter((one) => (one.doing === 'typing') === typing)
      .map(({ name }) => name)
      .join('، ')
  const [typing, looking] = [namesOf(true), namesOf(false)]
  return (
    <div
      role="status"
      className={others.length > 0 ? 'rounded-option bg-sunken px-4.5 py-3 text-15' : 'sr-only'}
    >
      {typing ? <p>{words.typing(typing)}</p> : null}
      {looking ? <p>{words.looking(looking)}</p> : null}
    </div>
  )
}

/** The text; a ready one is put into the field, where it can be changed. */
function AnswerText({ ticket, byMail, canned }: Pick<AnswerFormProps, 'ticket' | 'byMail' | 'canned'>) {
  const [chosen, setChosen] = useState('')
  const ready = canned.find(({ id }) => id === chosen)
  return (
    <>
      {canned.length === 0 ? null : (
        <SelectField
          name="canned"
          label={words.canned}
          placeholder={words.chooseCanned}
          onChange={(event) => setChosen(event.target.value)}
          options={canned.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <TextArea
        key={chosen}
        name="body"
        label={words.answer}
        description={hintOf(ticket, byMail)}
        {...(ready ? { defaultValue: filled(ready.body, ticket) } : {})}
        rows={6}
      />
    </>
  )
}

/** How the answer reaches the writer. */
function hintOf({ personId }: AnswerFormProps['ticket'], byMail: boolean): string {
  if (personId !== null) return words.answerHint
  return byMail ? words.mailHint : words.strangerHint
}

const filled = (text: string, { name, number }: AnswerFormProps['ticket']): string =>
  text.replaceAll('{name}', name).replaceAll('{number}', localDigits(number))
