import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/support/tickets'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { type BulkAct, BulkForm } from '../../../shell/bulk-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TagField } from './tag-field.tsx'
import { staffWords as words } from './ticket-words.ts'

type Staff = Answer<typeof contract.listSupportStaff>['items']

interface ChosenProps {
  readonly isSpam: boolean
  readonly staff: Staff
  readonly tags: readonly string[]
  readonly answer: FormAnswer | undefined
  readonly children: ReactNode
}

/** The ticked tickets: closed, given to somebody, tagged, or put apart as spam. */
export const ChosenTickets = ({ isSpam, staff, tags, answer, children }: ChosenProps) => (
  <BulkForm
    name="ticketIds"
    answer={answer}
    hint={words.chooseHint}
    newsAbove
    acts={isSpam ? [takingBack] : [closing, assigning(staff), tagging(tags), puttingApart]}
  >
    {children}
  </BulkForm>
)

const closing: BulkAct = {
  ...{ intent: 'closeChosen', to: contract.closeTickets, title: words.closing, submit: words.closeChosen },
  fields: null,
}

const assigning = (staff: Staff): BulkAct => ({
  ...{ intent: 'assignChosen', to: contract.assignTickets, title: words.assigning, submit: words.assign },
  fields: (
    <SelectField
      name="assigneeId"
      label={words.assignee}
      options={[
        { value: '', label: words.nobody },
        ...staff.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      className="flex-[1_1_9rem] md:max-w-64"
    />
  ),
})

const tagging = (tags: readonly string[]): BulkAct => ({
  ...{ intent: 'tagChosen', to: contract.tagTickets, title: words.tagging, submit: words.addTag },
  fields: <TagField tags={tags} className="flex-[1_1_9rem] md:max-w-64" />,
})

const puttingApart: BulkAct = {
  ...{ intent: 'spamChosen', to: contract.sortOutSpam, title: words.spam, submit: words.toSpam },
  fields: <p className="text-15 text-muted">{words.spamHint}</p>,
}

const takingBack: BulkAct = {
  ...{ intent: 'unspamChosen', to: contract.sortOutSpam, title: words.notSpam, submit: words.fromSpam },
  fields: null,
}
