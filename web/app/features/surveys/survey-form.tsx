import type { AskedSurvey, SurveyAnswers } from '@arvand/contracts/surveys'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SurveyPaper } from './survey-paper.tsx'
import { useSurvey } from './use-survey.ts'
import { answerWords as words } from './words.ts'

export interface SurveyFormProps {
  readonly survey: AskedSurvey
  /** What the person has answered before on any device. */
  readonly initial: SurveyAnswers
  readonly names: Readonly<Record<string, string>>
  readonly isSignedIn: boolean
  readonly onSent?: () => void
}

/** Answers a survey; afterwards it says thanks in the same place. */
export default function SurveyForm({ survey, initial, names, isSignedIn, onSent }: SurveyFormProps) {
  const answering = useSurvey(survey, initial, isSignedIn)
  const { path, answers, errors, saving, isSending, isSent, round, put, send, again } = answering
  const place = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(() => onSent?.())
  useEffect(() => {
    if (!isSent) return
    place.current?.querySelector<HTMLElement>('[data-thanks]')?.focus()
    tell()
  }, [isSent])
  const submit = async () => {
    const wrong = await send()
    if (wrong === null) return
    const question = place.current?.querySelector<HTMLElement>(`[data-question="${wrong}"]`)
    const field = question?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')
    ;(field ?? question)?.focus()
  }
  if (isSent)
    return (
      <div ref={place} className="grid gap-4">
        <div data-thanks tabIndex={-1} className="rounded-option outline-hidden">
          <Alert tone="success" title={words.thanks}>
            {survey.thanks || words.thanksText}
          </Alert>
        </div>
        {survey.audience === 'everybody' ? (
          <p>
            <Button type="button" variant="outline" size="compact" onClick={again}>
              {words.again}
            </Button>
          </p>
        ) : null}
      </div>
    )
  return (
    <div ref={place}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {survey.isAnonymous ? (
          <Alert title={words.anonymous}>
            {isSignedIn ? words.anonymousSignedIn : words.anonymousVisitor}
          </Alert>
        ) : isSignedIn ? (
          <p className="text-14 text-muted">{words.named}</p>
        ) : null}
        <SurveyPaper
          key={round}
          questions={path}
          answers={answers}
          errors={errors}
          names={names}
          onAnswer={put}
        />
        {Object.keys(errors).length > 0 ? (
          <Alert tone="danger" urgent>
            {words.wrong}
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button pending={isSending}>{words.send}</Button>
          <p role="status" className="text-14 text-muted">
            {saving}
          </p>
        </div>
      </form>
    </div>
  )
}
