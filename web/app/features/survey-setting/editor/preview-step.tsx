import { pathOf } from '@arvand/contracts/survey-branching'
import type { SurveyAnswers, SurveySettings } from '@arvand/contracts/surveys'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { SurveyPaper } from '../../surveys/index.ts'
import { editorWords as words } from '../words.ts'

/** The survey as who answers it sees it; answers go nowhere. */
export function PreviewStep({ settings: { intro, questions } }: { settings: SurveySettings }) {
  const [answers, setAnswers] = useState<SurveyAnswers>({})
  if (questions.length === 0) return <EmptyState level={2} title={words.none} />
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Alert>{words.previewHint}</Alert>
      {intro ? <p className="whitespace-pre-line text-muted">{intro}</p> : null}
      <SurveyPaper
        questions={pathOf(questions, answers).map((one) => ({ ...one, title: one.title || words.untitled }))}
        answers={answers}
        onAnswer={(id, answer) =>
          setAnswers(({ [id]: _before, ...others }) =>
            answer === undefined ? others : { ...others, [id]: answer },
          )
        }
      />
    </div>
  )
}
