import type { Answer } from '@arvand/contracts/endpoint'
import { answerTicket, type listCannedAnswers, type showTicket } from '@arvand/contracts/support/tickets'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AttachmentFields } from './attachment-fields.tsx'
import { staffStates, staffWords as words } from './ticket-words.ts'

interface AnswerFormProps {
  readonly ticket: Answer<typeof showTicket>['ticket']
  readonly lastMessageId: string | null
  readonly canned: Answer<typeof listCannedAnswers>['items']
  readonly answer: FormAnswer | undefined
}

/** The staff's answer. What was typed stays when a message comes in meanwhile, and goes once it is sent. */
export function AnswerForm({ ticket, lastMessageId, canned, answer }: AnswerFormProps) {
  return (
    <ActionForm
      intent="answer"
      to={answerTicket}
      answer={answer}
      clears
      submit={words.sendAnswer}
      carry={{ lastMessageId }}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6"
    >
      <AnswerText ticket={ticket} canned={canned} />
      <AttachmentFields answer={answer} />
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
  )
}

/** The text; a ready one is put into the field, where it can be changed. */
function AnswerText({ ticket, canned }: Pick<AnswerFormProps, 'ticket' | 'canned'>) {
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
        description={ticket.personId === null ? words.strangerHint : words.answerHint}
        {...(ready ? { defaultValue: filled(ready.body, ticket) } : {})}
        rows={6}
      />
    </>
  )
}

const filled = (text: string, { name, number }: AnswerFormProps['ticket']): string =>
  text.replaceAll('{name}', name).replaceAll('{number}', localDigits(number))
