import { jumpsOf, leadingBack, unreachable } from '@arvand/contracts/survey-branching'
import type { SurveyQuestion } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { ChevronDown, ChevronUp, Split } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { kindIcons, kindWords } from '../../surveys/index.ts'
import { editorWords as words } from '../words.ts'
import { BranchFields } from './branch-fields.tsx'
import { KindFields } from './kind-fields.tsx'

interface RowProps {
  readonly question: SurveyQuestion
  readonly place: number
  /** All of the survey, in their order. */
  readonly questions: readonly SurveyQuestion[]
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChange: (question: SurveyQuestion) => void
}

/** A question in the list: one line, or all its fields while it is open. */
export function QuestionRow({ question, place, questions, isOpen, onOpen, onChange }: RowProps) {
  const { id, title, hint, required } = question
  const name = words.question(localDigits(place + 1))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-2">
        <QuestionLine question={question} questions={questions} />
        <IconButton
          icon={isOpen ? ChevronUp : ChevronDown}
          label={isOpen ? words.close : words.open(name)}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="mt-0.5 text-muted"
        />
      </div>
      {isOpen ? (
        <div className="grid grid-cols-1 gap-4 pb-2">
          <TextField
            name={`title ${id}`}
            label={words.title}
            maxLength={300}
            value={title}
            onChange={({ target }) => onChange({ ...question, title: target.value })}
          />
          <KindFields question={question} onChange={onChange} />
          <TextField
            name={`hint ${id}`}
            label={words.hint}
            description={words.hintHint}
            maxLength={300}
            value={hint}
            onChange={({ target }) => onChange({ ...question, hint: target.value })}
          />
          <Switch
            name={`required ${id}`}
            checked={required}
            onChange={({ target }) => onChange({ ...question, required: target.checked })}
          >
            {words.required}
          </Switch>
          <BranchFields question={question} place={place} questions={questions} onChange={onChange} />
        </div>
      ) : null}
    </div>
  )
}

/** What a question asks, its kind, and what is wrong with where it stands. */
export function QuestionLine({ question, questions }: Pick<RowProps, 'question' | 'questions'>) {
  const { id, title, kind } = question
  const hasBranches = question.next !== undefined || jumpsOf(question).length > 0
  return (
    <div className="grid min-w-0 flex-1 gap-0.5 pt-1.5">
      <p className="line-clamp-2 text-16 leading-relaxed wrap-anywhere">{title || words.untitled}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-muted">
        <Icon of={kindIcons[kind]} size={16} />
        <span>{kindWords[kind]}</span>
        {hasBranches ? (
          <>
            <Icon of={Split} size={16} className="ms-2" />
            <span>{words.hasBranches}</span>
          </>
        ) : null}
        {leadingBack(questions).has(id) ? <Badge tone="danger">{words.leadsBack}</Badge> : null}
        {unreachable(questions).has(id) ? <Badge tone="warning">{words.isUnreachable}</Badge> : null}
      </p>
    </div>
  )
}
