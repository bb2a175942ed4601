import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/support/tickets'
import { X } from 'lucide-react'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { mergeQuestion } from './merge-question.ts'
import { TagField } from './tag-field.tsx'
import { Panel } from './ticket-history.tsx'
import { staffStates, ticketWords, staffWords as words } from './ticket-words.ts'

type Shown = Answer<typeof contract.showTicket>

interface DeskProps {
  readonly ticket: Shown['ticket']
  /** All tags in use. */
  readonly tags: readonly string[]
  readonly others: Shown['others']
  readonly answer: FormAnswer | undefined
}

/** The tags of a ticket, the merge with another of its writer, and the spam. */
export function DeskForms({ ticket, tags, others, answer }: DeskProps) {
  return (
    <>
      <Tags ticket={ticket} tags={tags} answer={answer} />
      {others.length === 0 || ticket.isSpam ? null : <Merge others={others} answer={answer} />}
      <Panel title={words.spam}>
        {ticket.isSpam ? null : <p className="text-15 text-muted">{words.spamHint}</p>}
        <ActionForm
          intent="spam"
          to={contract.sortOutSpam}
          answer={answerFor(answer, 'spam')}
          carry={{ isSpam: ticket.isSpam ? 'no' : 'yes' }}
          submit={ticket.isSpam ? words.fromSpam : words.toSpam}
          button={{ variant: 'outline', size: 'compact' }}
        />
      </Panel>
    </>
  )
}

function Tags({ ticket, tags, answer }: Omit<DeskProps, 'others'>) {
  return (
    <Panel title={words.tags}>
      <AnswerNews answer={answerFor(answer, 'untag')} />
      {ticket.tags.length === 0 ? (
        <p className="text-15 text-muted">{words.noTags}</p>
      ) : (
        <ul aria-label={words.tags} className="flex flex-wrap gap-2">
          {ticket.tags.map((tag) => (
            <li key={tag}>
              <ActionForm
                intent="untag"
                to={contract.untagTickets}
                carry={{ tag }}
                submit={tag}
                button={{
                  ...{ variant: 'soft', size: 'compact', icon: X },
                  'aria-label': words.removeTag(tag),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        intent="tag"
        to={contract.tagTickets}
        answer={answerFor(answer, 'tag')}
        clears
        submit={words.addTag}
        button={{ variant: 'outline', size: 'compact' }}
        className="grid grid-cols-1 gap-3"
      >
        <TagField tags={tags} />
      </ActionForm>
    </Panel>
  )
}

function Merge({ others, answer }: Pick<DeskProps, 'others' | 'answer'>) {
  return (
    <Panel title={words.merge}>
      <p className="text-15 text-muted">{words.mergeHint}</p>
      <ConfirmedForm
        intent="merge"
        to={contract.mergeTicket}
        answer={answerFor(answer, 'merge')}
        submit={words.mergeSend}
        button={{ variant: 'outline', size: 'compact' }}
        question={mergeQuestion}
        className="grid grid-cols-1 gap-3"
      >
        <SelectField
          name="intoId"
          label={words.mergeInto}
          placeholder={ticketWords.choose}
          options={others.map(({ id, number, subject, state }) => ({
            value: id,
            label: `${ticketWords.number(number)}، ${subject}، ${staffStates[state]}`,
          }))}
        />
      </ConfirmedForm>
    </Panel>
  )
}
