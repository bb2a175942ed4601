import { withoutTarget } from '@arvand/contracts/survey-branching'
import type { SurveyKind, SurveyQuestion, SurveySettings } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { SortableRows } from '../../question-bank/index.ts'
import { kindIcons, kindWords } from '../../surveys/index.ts'
import { editorWords as words } from '../words.ts'
import { QuestionLine, QuestionRow } from './question-row.tsx'
import { aQuestion } from './survey-draft.ts'

interface QuestionsProps {
  readonly settings: SurveySettings
  readonly isLocked: boolean
  readonly onChange: (part: Pick<SurveySettings, 'questions'>) => void
  readonly onReplace: (settings: SurveySettings) => void
}

const most = 50
const kinds = Object.keys(kindWords) as SurveyKind[]

/** The questions in their order, one of them open to be written, and what adds more. */
export function QuestionsCard({ settings, isLocked, onChange, onReplace }: QuestionsProps) {
  const { questions } = settings
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  // The effect of an earlier render may run after a question was asked for, before its field is there.
  useEffect(() => {
    if (!wanted.current) return
    const field = list.current?.querySelector<HTMLElement>(`[name="title ${wanted.current}"]`)
    if (!field) return
    field.focus()
    wanted.current = null
  })
  const put = (question: SurveyQuestion) =>
    onChange({ questions: questions.map((one) => (one.id === question.id ? question : one)) })
  const add = (kind: SurveyKind) => {
    const question = aQuestion(kind)
    wanted.current = question.id
    setOpenId(question.id)
    onChange({ questions: [...questions, question] })
  }
  const remove = ({ id }: SurveyQuestion) => {
    const others = questions.filter((one) => one.id !== id)
    onChange({ questions: withoutTarget(others, id) })
    showToast({
      text: words.removed,
      action: { label: words.undo, onAction: () => onReplace(settings) },
    })
  }
  return (
    <Card
      title={words.questions}
      aside={
        <span role="status" className="text-15 text-muted">
          {words.count(formatNumber(questions.length))}
        </span>
      }
    >
      <div ref={list} className="grid grid-cols-1 gap-4">
        {questions.length === 0 ? (
          <p className="py-2 text-15 text-muted">{words.none}</p>
        ) : isLocked ? (
          <ol className="grid grid-cols-1 divide-y divide-line border-y border-line">
            {questions.map((question) => (
              <li key={question.id} className="py-3">
                <QuestionLine question={question} questions={questions} />
              </li>
            ))}
          </ol>
        ) : (
          <SortableRows
            items={questions}
            nameOf={(place) => words.question(localDigits(place + 1))}
            onOrder={(next) => onChange({ questions: next })}
            onRemove={remove}
          >
            {(question, place) => (
              <QuestionRow
                question={question}
                place={place}
                questions={questions}
                isOpen={openId === question.id}
                onOpen={(isOpen) => setOpenId(isOpen ? question.id : null)}
                onChange={put}
              />
            )}
          </SortableRows>
        )}
        {isLocked || questions.length >= most ? null : (
          <fieldset>
            <legend className="pb-2 text-15 font-label">{words.add}</legend>
            <div className="flex flex-wrap gap-2">
              {kinds.map((kind) => (
                <Button
                  key={kind}
                  type="button"
                  variant="outline"
                  size="compact"
                  icon={kindIcons[kind]}
                  onClick={() => add(kind)}
                >
                  {kindWords[kind]}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Card>
  )
}
