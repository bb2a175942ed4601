import { sendPersonMessage } from '@arvand/contracts/panel/people'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { MessageFields } from '../../shell/message-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { customerWords as words } from './customer-words.ts'

/** A form by which a manager notifies a person in their own words. */
export const MessageCard = ({ answer }: { answer: FormAnswer | undefined }) => (
  <Card title={words.message}>
    <p className="pb-4 text-14 text-muted">{words.messageLead}</p>
    <ActionForm
      clears
      intent="message"
      to={sendPersonMessage}
      answer={answer}
      submit={words.sendMessage}
      button={{ variant: 'soft' }}
      className="grid gap-3"
    >
      <MessageFields />
    </ActionForm>
  </Card>
)
