import type { SurveyAnswer, SurveyQuestion } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { CheckboxGroup } from '../../../ui/checkbox.tsx'
import type { FieldWords } from '../../../ui/field.tsx'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldWords as words } from '../words.ts'
import { MatrixField } from './matrix-field.tsx'
import { PillRadios } from './pill-radios.tsx'

// Kinds that few surveys have, and that weigh.
const DayField = laterPart(() => import('./day-field.tsx'))
const RankingField = laterPart(() => import('./ranking-field.tsx'))
const FilesField = laterPart(() => import('./files-field.tsx'))

export interface QuestionFieldProps {
  readonly question: SurveyQuestion
  readonly place: number
  readonly value: SurveyAnswer | undefined
  readonly error: string | undefined
  /** Of files that were uploaded before, by id. */
  readonly names: Readonly<Record<string, string>>
  /** Undefined: the answer is taken back. */
  readonly onChange: (value: SurveyAnswer | undefined) => void
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    label: localDigits(from + at),
  }))
const asChoices = (options: readonly { readonly id: string; readonly text: string }[]) =>
  options.map(({ id, text }) => ({ value: id, label: text }))

/** One question of a survey with the field of its kind. */
export function QuestionField({ question, place, value, error, names, onChange }: QuestionFieldProps) {
  const { id, title, hint, required } = question
  const field: FieldWords = {
    label: `${localDigits(place + 1)}. ${title}`,
    description: hint || undefined,
    error,
    required,
  }
  switch (question.kind) {
    case 'text': {
      const Box = question.isLong ? TextArea : TextField
      return (
        <Box
          {...field}
          name={id}
          maxLength={question.mostLetters}
          defaultValue={typeof value === 'string' ? value : ''}
          {...inputOf[question.format]}
          onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
        />
      )
    }
    case 'choice':
      return (
        <RadioGroup
          {...field}
          name={id}
          choices={asChoices(question.options)}
          {...(typeof value === 'string' ? { defaultValue: value } : {})}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'multiple': {
      const ticked = Array.isArray(value) ? value : []
      return (
        <CheckboxGroup
          {...field}
          description={[hint, limitsOf(question)].filter(Boolean).join(' ') || undefined}
          name={id}
          choices={asChoices(question.options)}
          defaultValue={ticked}
          onChange={({ target }) =>
            onChange(
              target.checked ? [...ticked, target.value] : ticked.filter((one) => one !== target.value),
            )
          }
        />
      )
    }
    case 'scale':
    case 'nps': {
      const isScale = question.kind === 'scale'
      const [from, to] = isScale ? [question.from, question.to] : [0, 10]
      return (
        <PillRadios
          {...field}
          name={id}
          pills={numbers(from, to)}
          chosen={value === undefined ? undefined : String(value)}
          onChoose={(chosen) => onChange(Number(chosen))}
          ends={isScale ? [question.lowWords, question.highWords] : [words.low, words.high]}
        />
      )
    }
    case 'matrix': {
      const rows = typeof value === 'object' && !Array.isArray(value) ? value : {}
      return <MatrixField question={question} words={field} value={rows} onChange={onChange} />
    }
    case 'ranking': {
      const order = Array.isArray(value) ? value : null
      return <RankingField question={question} words={field} value={order} onChange={onChange} />
    }
    case 'date':
      return <DayField question={question} words={field} value={value} onChange={onChange} />
    case 'file': {
      const ids = Array.isArray(value) ? value : []
      return <FilesField question={question} words={field} value={ids} names={names} onChange={onChange} />
    }
  }
}

const inputOf = {
  any: {},
  number: { inputMode: 'decimal' },
  email: { dir: 'ltr', inputMode: 'email' },
  mobile: { dir: 'ltr', inputMode: 'tel' },
} as const

function limitsOf({ least, most }: Extract<SurveyQuestion, { kind: 'multiple' }>): string | null {
  if (least === null && most === null) return null
  return words.limits(least === null ? null : localDigits(least), most === null ? null : localDigits(most))
}
