import { blockPerson, unblockPerson } from '@arvand/contracts/panel/people'
import { formatDate } from '@arvand/persian/format-date'
import type { FormAnswer, Question } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ProofFields } from '../identity/index.ts'
import type { Shown } from './person-head.tsx'
import { personWords as words } from './person-words.ts'
import type { Proof } from './roles-card.tsx'

export const blockQuestion = (name: string): Question => ({
  title: words.blockQuestion(name),
  text: words.blockText,
  confirm: words.block,
  danger: true,
})

interface BlockCardProps extends Pick<Shown, 'person' | 'blockedAt'> {
  readonly isOwn: boolean
  readonly proof: Proof
  readonly answer: FormAnswer | undefined
}

/** Whether the account is blocked, with a form to block or unblock it; each needs a reason. */
export function BlockCard({ person, blockedAt, isOwn, proof, answer }: BlockCardProps) {
  const isBlocked = blockedAt !== null
  return (
    <Card title={words.blocking}>
      <p className="pb-4 text-14 text-muted">
        {isBlocked ? words.blockedSince(formatDate(blockedAt)) : words.blockingLead}
      </p>
      <ConfirmedForm
        key={String(blockedAt)}
        intent={isBlocked ? 'unblock' : 'block'}
        to={isBlocked ? unblockPerson : blockPerson}
        answer={answer}
        carry={{ name: person.name }}
        submit={isBlocked ? words.unblock : words.block}
        button={{ variant: 'outline', wide: true, disabledReason: isOwn ? words.blockOwn : undefined }}
        question={() => (isBlocked ? null : blockQuestion(person.name))}
      >
        <TextField
          name="reason"
          label={words.reason}
          description={isBlocked ? words.unblockReasonHint : words.blockReasonHint}
        />
        {isBlocked && !proof.isProved ? <ProofFields hasFactor={proof.hasFactor} answer={answer} /> : null}
      </ConfirmedForm>
    </Card>
  )
}
