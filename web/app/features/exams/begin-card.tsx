import type { OfferedExam } from '@arvand/contracts/panel/exams'
import { startExam } from '@arvand/contracts/panel/exams'
import { useEffect, useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { loadAttemptParts } from './load-attempt-parts.ts'
import { examWords as words } from './words/exam-words.ts'

interface BeginProps {
  readonly exam: OfferedExam
  /** Why none may be begun now, in a sentence. */
  readonly whyNot: string | null
  readonly isAgain: boolean
  readonly answer: FormAnswer | undefined
}

/** The door of an exam: begin, go on, or why not. Everything that the exam needs is loaded here, before its clock runs. */
export function BeginCard({ exam, whyNot, isAgain, answer }: BeginProps) {
  const isOpen = exam.attemptId !== null || whyNot === null
  const isReady = usePreloaded(isOpen)
  if (exam.attemptId)
    return (
      <Card title={words.underWay}>
        <p className="pb-4 text-15 text-muted">{words.underWayText}</p>
        <ButtonLink to={`/exam/${exam.attemptId}`} wide>
          {words.goOn}
        </ButtonLink>
      </Card>
    )
  if (whyNot) return <Alert>{whyNot}</Alert>
  return (
    <Card>
      <ActionForm
        intent="begin"
        to={startExam}
        answer={answer}
        submit={isAgain ? words.beginAgain : words.begin}
        button={{ wide: true }}
      >
        {exam.rules.needsCode ? (
          <TextField
            name="accessCode"
            label={words.code}
            description={words.codeHint}
            autoComplete="off"
            required
          />
        ) : null}
        <p role="status" className="text-14 text-muted">
          {isReady ? words.ready : words.loading}
        </p>
      </ActionForm>
    </Card>
  )
}

/** Loads the scripts of the exam's page; true as soon as they are here. */
function usePreloaded(isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    void loadAttemptParts().then(
      () => setReady(true),
      // The page of the attempt loads them itself.
      () => undefined,
    )
  }, [isWanted])
  return isReady
}
