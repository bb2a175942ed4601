import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@arvand/contracts/panel/security'
import { data, redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/second-factor'
import { type FactorAnswer, keyIn } from './factor-answer.ts'
import { FactorOff, FactorPicture } from './factor-begin.tsx'
import { FactorOn } from './factor-on.tsx'
import { factorWords as words } from './factor-words.ts'
import { requireProof } from './proof.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TaskCard } from './task-card.tsx'

export async function loader(visit: Route.LoaderArgs) {
  const { secondFactor } = await requireProof(visit)
  return { secondFactor, now: Date.now() }
}

const readNumber = submitTo(confirmSecondFactor, {
  places: { 'identity.second-factor-wrong': 'code' },
  done: ({ recoveryCodes }) => ({ codes: recoveryCodes }),
})

/** After a wrong code the same key and QR code are shown again. */
async function confirm(sent: SentForm) {
  const answer = await readNumber(sent)
  const key = keyIn(sent.text)
  if (answer instanceof Response || answer.data.codes || !key) return answer
  return data<FactorAnswer>({ ...answer.data, key }, answer.init ?? {})
}

export const action = formAction<FactorAnswer>({
  begin: submitTo(beginSecondFactor, { done: (key) => ({ key }) }),
  confirm,
  renew: submitTo(renewRecoveryCodes, { done: ({ recoveryCodes }) => ({ codes: recoveryCodes }) }),
  off: submitTo(turnOffSecondFactor, { done: () => redirect('/panel/security?done=factor') }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function SecondFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { secondFactor, now } = loaderData
  return (
    <TaskCard title={words.title} lead={words.lead}>
      {answer?.codes ? (
        <RecoveryCodes
          codes={answer.codes}
          news={answer.intent === 'renew' ? words.renewed : words.turnedOn}
        />
      ) : secondFactor.onSince ? (
        <FactorOn factor={secondFactor} now={now} answer={answer} />
      ) : answer?.key ? (
        <FactorPicture factorKey={answer.key} answer={answer} />
      ) : (
        <FactorOff answer={answer} />
      )}
    </TaskCard>
  )
}
