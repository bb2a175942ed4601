import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Answer } from '@arvand/contracts/endpoint'
import { finishTrial, type showTrial } from '@arvand/contracts/panel/sample-questions'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { AskedQuestionView, ToldAnswer } from '../../questions/index.ts'
import { practiceWords, trialWords as words } from '../words.ts'
import { TimeLeft } from './time-left.tsx'
import { useAnswers } from './use-answers.ts'

interface TrialProps {
  readonly shown: Answer<typeof showTrial>
}

/** A trial exam: all its questions under each other, then the same with what is right. */
export default function TrialScreen({ shown }: TrialProps) {
  const { trial, questions, results } = shown
  return (
    <>
      <PageHead title={words.title} lead={trial.titles.join('، ')}>
        {results ? (
          <ButtonLink to="/panel/practice/trials" variant="outline" size="compact">
            {words.again}
          </ButtonLink>
        ) : null}
      </PageHead>
      {results ? (
        <div className="grid max-w-3xl gap-5">
          <Card title={words.result}>
            <p className="text-21 font-heading">
              {words.right(formatNumber(trial.right ?? 0), formatNumber(questions.length))}
            </p>
            <p className="text-15 text-muted">{words.percent(formatPercent(trial.percent ?? 0, 1))}</p>
          </Card>
          <Told shown={shown} results={results} />
        </div>
      ) : (
        <Running shown={shown} />
      )}
    </>
  )
}

const partsOf = ({ files }: TrialProps['shown']) => ({
  pictures: Object.fromEntries(files.map(({ id, picture }) => [id, picture])),
  links: Object.fromEntries(files.map(({ id, link }) => [id, link])),
})

function Running({ shown }: TrialProps) {
  const { trial, questions } = shown
  const { revalidate } = useRevalidator()
  const [answers, answer, forget] = useAnswers(trial.id)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const parts = partsOf(shown)
  const left = questions.filter(({ id }) => (answers[id] ?? null) === null).length
  const finish = async () => {
    setBusy(true)
    const ask = { trialId: trial.id, answers }
    const { refusal } = await attemptAloud(call(finishTrial, ask))
    setBusy(false)
    setAsking(false)
    if (refusal && refusal.code !== 'exams.trial-over') return
    forget()
    void revalidate()
  }
  return (
    <div className="grid max-w-3xl gap-5">
      {trial.endsAt ? <TimeLeft endsAt={trial.endsAt} onOver={() => void finish()} /> : null}
      <ol className="grid gap-5">
        {questions.map((question, at) => (
          <li key={question.id} className="rounded-card border border-line bg-surface p-4.5 md:p-6">
            <AskedQuestionView
              asked={question}
              value={answers[question.id] ?? null}
              onChange={(value: AnswerValue) => answer(question.id, value)}
              disabled={false}
              {...parts}
              note={words.question(formatNumber(at + 1), formatNumber(questions.length))}
            />
          </li>
        ))}
      </ol>
      <Button type="button" pending={isBusy} onClick={() => setAsking(true)}>
        {words.finish}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.finishTitle}
        confirm={words.finish}
        cancel={words.stay}
        onConfirm={() => void finish()}
      >
        {left > 0 ? words.finishText(formatNumber(left)) : words.allAnswered}
      </ConfirmDialog>
    </div>
  )
}

interface ToldProps extends TrialProps {
  readonly results: NonNullable<TrialProps['shown']['results']>
}

function Told({ shown, results }: ToldProps) {
  const parts = partsOf(shown)
  return (
    <ol className="grid gap-5">
      {shown.questions.map((question, at) => {
        const result = results[question.id]
        if (!result) return null
        const { value, verdict, percent, key, feedback } = result
        return (
          <li
            key={question.id}
            className="grid gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6"
          >
            <AskedQuestionView
              asked={question}
              value={value}
              onChange={() => undefined}
              disabled
              {...parts}
              note={words.question(formatNumber(at + 1), formatNumber(shown.questions.length))}
              rightChoices={key.choices.length > 0 ? key.choices : undefined}
            />
            <ToldAnswer
              verdict={verdict}
              worth={verdict === 'partly' ? practiceWords.worth(formatPercent(percent, 1)) : null}
              feedback={feedback}
              correct={key.choices.length > 0 ? [] : key.answer}
              pictures={parts.pictures}
            />
          </li>
        )
      })}
    </ol>
  )
}
