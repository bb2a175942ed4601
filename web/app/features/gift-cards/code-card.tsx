import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { redeemQuestion } from './use-code.ts'
import { myCardsWords as words } from './words.ts'

interface CodeCardProps {
  readonly answer: FormAnswer | undefined
  readonly requestId: string
}

/** A code that came to hand: first what is on it, then where it goes. */
export function CodeCard({ answer, requestId }: CodeCardProps) {
  const values = answer?.values
  const found = values?.found
  const isAsked = answer?.asks !== undefined
  return (
    <Card title={words.enter}>
      {answer?.done ? (
        <div className="pb-5">
          <AnswerNews answer={answer} />
        </div>
      ) : null}
      {found || isAsked ? (
        <div className="grid gap-4">
          {found ? (
            <Alert tone="success" title={found} urgent>
              {words.keepHint}
            </Alert>
          ) : null}
          <div className="flex flex-wrap items-start gap-3">
            <ActionForm
              intent="code"
              carry={{ act: 'keep', card: values?.card }}
              submit={words.keep}
              pending={words.keeping}
              className="grid gap-3"
            />
            <ConfirmedForm
              intent="code"
              answer={isAsked ? answer : undefined}
              carry={{ act: 'redeem', card: values?.card, requestId: values?.requestId ?? requestId }}
              submit={words.redeem}
              pending={words.redeeming}
              button={{ look: 'outline' }}
              className="grid gap-3"
              question={() => redeemQuestion}
            />
          </div>
        </div>
      ) : (
        <ActionForm
          intent="code"
          answer={answer?.done ? undefined : answer}
          carry={{ act: 'check' }}
          submit={words.check}
          pending={words.checking}
          button={{ look: 'soft' }}
          className="grid max-w-xl gap-4"
        >
          <LtrField
            name="card"
            label={words.code}
            description={words.codeHint}
            error={answer?.fields?.card}
            defaultValue={values?.card}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
        </ActionForm>
      )}
    </Card>
  )
}
