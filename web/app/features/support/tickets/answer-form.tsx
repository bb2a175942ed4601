import type { Answer } from '@arvand/contracts/endpoint'
import { answerTicket, type listCannedAnswers, type showTicket } from '@arvand/contracts/support/tickets'
import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Select } from '../../../ui/select.tsx'
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

/** The staff's answer; a ready one is put into the field, where it can be changed. */
export function AnswerForm({ ticket, lastMessageId, canned, answer }: AnswerFormProps) {
  const [chosen, setChosen] = useState('')
  const ready = canned.find(({ id }) => id === chosen)
  return (
    <ActionForm
      intent="answer"
      to={answerTicket}
      answer={answer}
      submit={words.sendAnswer}
      carry={{ lastMessageId }}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6"
    >
      {canned.length === 0 ? null : (
        <Select
          name="canned"
          label={words.canned}
          placeholder={words.chooseCanned}
          onChange={setChosen}
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

const filled = (text: string, { name, number }: AnswerFormProps['ticket']): string =>
  text.replaceAll('{name}', name).replaceAll('{number}', localDigits(number))
