import type { Answer } from '@arvand/contracts/endpoint'
import type { OfferedExam, showExam } from '@arvand/contracts/panel/exams'
import { startExam } from '@arvand/contracts/panel/exams'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { loadAttemptParts } from './load-attempt-parts.ts'
import { examWords as words } from './words/exam-words.ts'

type Choices = Answer<typeof showExam>['choices']

interface BeginProps {
  readonly exam: OfferedExam
  /** In Konkur mode. */
  readonly choices?: Choices
  /** Why none may be begun now, in a sentence. */
  readonly whyNot: string | null
  /** Of the page of the attempt. */
  readonly scripts: readonly string[]
  readonly isAgain: boolean
  readonly answer: FormAnswer | undefined
}

/** The door of an exam: begin, go on, or why not. Everything that the exam needs is loaded here, before its clock runs. */
export function BeginCard({ exam, choices = null, whyNot, scripts, isAgain, answer }: BeginProps) {
  const isOpen = exam.attemptId !== null || whyNot === null
  const isReady = usePreloaded(isOpen, scripts)
  if (exam.attemptId)
    return (
      <Card title={words.underWay}>
        <p className="pb-4 text-15 text-muted">{words.underWayText}</p>
        <ButtonLink to={`/exam/${exam.attemptId}`} reloadDocument wide>
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
        {choices ? <ChoiceFields choices={choices} /> : null}
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

/** What is chosen before the clock of an exam in Konkur mode starts. */
const ChoiceFields = ({ choices: { fields, quotas, cities } }: { choices: NonNullable<Choices> }) => (
  <>
    <SelectField
      name="field"
      label={words.field}
      placeholder={words.choose}
      required
      options={fields.map(({ id, title, questions }) => ({
        value: id,
        label: words.fieldOption(title, formatNumber(questions)),
      }))}
    />
    <SelectField
      name="quota"
      label={words.quota}
      placeholder={words.choose}
      required
      options={same(quotas)}
    />
    <SelectField name="city" label={words.city} placeholder={words.choose} required options={same(cities)} />
    <p className="text-14 text-muted">{words.choicesHint}</p>
  </>
)

const same = (all: readonly string[]) => all.map((one) => ({ value: one, label: one }))

/** Loads the scripts of the exam's page; true as soon as they are here. */
function usePreloaded(isWanted: boolean, scripts: readonly string[]): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    void loadAttemptParts(scripts).then(
      () => setReady(true),
      // The page of the attempt loads them itself.
      () => undefined,
    )
  }, [isWanted, scripts])
  return isReady
}
