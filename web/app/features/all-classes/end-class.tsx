import { endAnyClass } from '@arvand/contracts/panel/manage-live'
import { submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { allClassesWords as words } from './words.ts'

export const ending = submitTo(endAnyClass, { done: words.ended })

interface EndClassProps {
  readonly sessionId: string
  readonly answer: FormAnswer | undefined
}

/** Ends a session that runs, with a reason. */
export function EndClass({ sessionId, answer }: EndClassProps) {
  const ended = answerFor(answer, 'end')
  return (
    <ReasonForm
      intent="end"
      to={endAnyClass}
      answer={ended?.values?.sessionId === sessionId ? ended : undefined}
      carry={{ sessionId }}
      label={words.end}
      variant="quiet"
      submit={words.endNow}
      reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
    />
  )
}
