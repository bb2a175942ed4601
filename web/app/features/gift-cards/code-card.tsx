import { claimGiftCard, redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { myCardsWords as words } from './my-cards-words.ts'
import { redeemQuestion } from './redeem-question.ts'

interface CodeCardProps {
  readonly answer: FormAnswer | undefined
}

/** Enters the code of a card: first shows what is on it, then offers to add it or to move it into the wallet. */
export function CodeCard({ answer }: CodeCardProps) {
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
              intent="keep"
              to={claimGiftCard}
              carry={{ card: values?.card }}
              submit={words.keep}
              className="grid gap-3"
            />
            <ConfirmedForm
              intent="redeem"
              to={redeemGiftCard}
              answer={isAsked ? answer : undefined}
              carry={{ card: values?.card }}
              submit={words.redeem}
              button={{ variant: 'outline' }}
              className="grid gap-3"
              question={() => redeemQuestion}
            />
          </div>
        </div>
      ) : (
        <ActionForm
          intent="check"
          answer={answer?.done ? undefined : answer}
          submit={words.check}
          button={{ variant: 'soft' }}
          className="grid max-w-xl gap-4"
        >
          <LtrField
            name="card"
            label={words.code}
            description={words.codeHint}
            error={answer?.fields?.code}
            defaultValue={values?.card}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </ActionForm>
      )}
    </Card>
  )
}
