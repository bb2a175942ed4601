import { endPersonSessions } from '@arvand/contracts/panel/people'
import { formatNumber } from '@arvand/persian/numbers'
import type { FormAnswer, Question } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Shown } from './person-head.tsx'
import { personWords as words } from './person-words.ts'

export const endQuestion = (name: string, isOwn: boolean): Question => ({
  title: words.endQuestion(name),
  text: isOwn ? words.endOwnText : words.endText,
  confirm: words.end,
  danger: true,
})

interface SessionsCardProps extends Pick<Shown, 'person' | 'livingSessions'> {
  readonly isOwn: boolean
  readonly answer: FormAnswer | undefined
}

/** The number of active sessions, and a form that ends them all. */
export function SessionsCard({ person, livingSessions, isOwn, answer }: SessionsCardProps) {
  return (
    <Card title={words.sessions}>
      <p className="text-15">
        {livingSessions > 0 ? words.sessionCount(formatNumber(livingSessions)) : words.noSessions}
      </p>
      <p className="pb-4 text-14 text-muted">{words.sessionsLead}</p>
      <ConfirmedForm
        intent="end"
        to={endPersonSessions}
        answer={answer}
        carry={{ name: person.name }}
        submit={words.end}
        button={{ variant: 'outline', wide: true }}
        question={() => endQuestion(person.name, isOwn)}
      >
        <TextField name="reason" label={words.reason} description={words.reasonHint} />
      </ConfirmedForm>
    </Card>
  )
}
