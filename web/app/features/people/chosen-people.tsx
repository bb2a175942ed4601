import {
  blockChosen,
  endSessionsOfChosen,
  messageChosen,
  setTeacherRoleOfChosen,
  unblockChosen,
} from '@arvand/contracts/panel/chosen-people'
import { exportPeople } from '@arvand/contracts/panel/people'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type BulkAct, BulkForm } from '../../shell/bulk-form.tsx'
import { MessageFields } from '../../shell/message-fields.tsx'
import { Alert } from '../../ui/alert.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ProofFields } from '../identity/index.ts'
import type { RefusedPerson } from './chosen-forms.ts'
import { chosenWords as words } from './chosen-words.ts'
import { PeopleTable, type Person } from './people-table.tsx'
import type { Proof } from './roles-card.tsx'

interface ChosenProps {
  readonly proof: Proof
  readonly answer: (FormAnswer & { readonly refused?: readonly RefusedPerson[] }) | undefined
  readonly people: readonly Person[]
}

/** People, and what is done to the ticked ones: they get a message, their sessions end, the role teacher is given or taken, they are blocked. */
export function ChosenPeople({ proof, answer, people }: ChosenProps) {
  const proving = proof.isProved ? null : <ProofFields hasFactor={proof.hasFactor} answer={answer} />
  return (
    <>
      <Refused people={answer?.refused ?? []} />
      <BulkForm
        name="personIds"
        answer={answer}
        hint={words.hint}
        acts={[messaging, exporting, ending, changingRole(proving), unblocking(proving), blocking]}
      >
        <PeopleTable people={people} />
      </BulkForm>
    </>
  )
}

function Refused({ people }: { people: readonly RefusedPerson[] }) {
  if (people.length === 0) return null
  return (
    <Alert tone="warning" title={words.refused(people.length)}>
      <ul className="list-disc ps-5">
        {people.map(({ id, name, why }) => (
          <li key={id}>
            {name}: {why}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const ReasonField = ({ name }: { name: string }) => (
  <TextField name={name} label={words.reason} className="flex-[1_1_14rem] md:max-w-md" />
)

const isFilled = (form: FormData, name: string) => String(form.get(name) ?? '').trim() !== ''

const messaging: BulkAct = {
  intent: 'messageChosen',
  to: messageChosen,
  title: words.message,
  submit: words.send,
  fields: <MessageFields />,
}

const exporting: BulkAct = {
  intent: 'exportChosen',
  to: exportPeople,
  title: words.export,
  submit: words.sheet,
  fields: null,
}

const ending: BulkAct = {
  intent: 'endChosen',
  to: endSessionsOfChosen,
  inputs: { reason: 'endReason' },
  title: words.end,
  submit: words.endNow,
  danger: true,
  fields: <ReasonField name="endReason" />,
  question: (count, form) => (isFilled(form, 'endReason') ? words.endQuestion(count) : null),
}

const changingRole = (proving: ReactNode): BulkAct => ({
  intent: 'roleChosen',
  to: setTeacherRoleOfChosen,
  title: words.role,
  submit: words.roleSave,
  fields: (
    <>
      <SelectField
        name="teaches"
        label={words.roleWhat}
        options={[
          { value: 'yes', label: words.roleGive },
          { value: 'no', label: words.roleTake },
        ]}
        className="flex-[1_1_9rem] md:max-w-64"
      />
      {proving}
    </>
  ),
  question: (count, form) => (form.get('teaches') === 'no' ? words.takeQuestion(count) : null),
})

const unblocking = (proving: ReactNode): BulkAct => ({
  intent: 'unblockChosen',
  to: unblockChosen,
  inputs: { reason: 'unblockReason' },
  title: words.unblock,
  submit: words.unblockNow,
  fields: (
    <>
      <ReasonField name="unblockReason" />
      {proving}
    </>
  ),
})

const blocking: BulkAct = {
  intent: 'blockChosen',
  to: blockChosen,
  inputs: { reason: 'blockReason' },
  title: words.block,
  submit: words.blockNow,
  danger: true,
  fields: <ReasonField name="blockReason" />,
  question: (count, form) => (isFilled(form, 'blockReason') ? words.blockQuestion(count) : null),
}
