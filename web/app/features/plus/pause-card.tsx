import { pausePlus, resumePlus } from '@arvand/contracts/panel/plus'
import type { Subscription } from '@arvand/contracts/plus'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { CirclePause, CirclePlay } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { pauseQuestion } from './change-my-plus.ts'
import { myPlusWords as words } from './words.ts'

interface PauseCardProps {
  readonly subscription: Subscription
  readonly answer: FormAnswer | undefined
}

/** Pauses the subscription for some days, or resumes it. */
export function PauseCard({ subscription, answer }: PauseCardProps) {
  const { state, pausedAt, restsUntil, whyNotPause } = subscription
  const isPaused = state === 'paused'
  // The answer of the form that the new state does not show any more.
  const before = answer && answer.intent !== (isPaused ? 'resume' : 'pause') ? answer : undefined
  return (
    <Card title={words.pause}>
      <div className="grid gap-4">
        <AnswerNews answer={before} />
        <p className="text-15">
          {isPaused && pausedAt && restsUntil
            ? words.paused(formatDate(pausedAt), formatDate(restsUntil))
            : pauseWords(subscription)}
        </p>
        {isPaused ? (
          <ActionForm
            intent="resume"
            to={resumePlus}
            answer={answer?.intent === 'resume' ? answer : undefined}
            submit={words.resume}
            button={{ wide: true, icon: CirclePlay }}
            className="grid gap-3"
          />
        ) : whyNotPause === null ? (
          <ConfirmedForm
            intent="pause"
            to={pausePlus}
            answer={answer?.intent === 'pause' ? answer : undefined}
            submit={words.doPause}
            button={{ variant: 'outline', wide: true, icon: CirclePause }}
            className="grid gap-3"
            question={() => pauseQuestion}
          />
        ) : null}
      </div>
    </Card>
  )
}

function pauseWords({ whyNotPause, plan, pauseDaysLeft }: Subscription): string {
  if (plan.pauseDays === 0) return words.pauseNever
  if (whyNotPause === 'plus.not-active') return words.pauseNotNow
  return whyNotPause === null ? words.pauseLead(formatNumber(pauseDaysLeft)) : words.pauseNone
}
