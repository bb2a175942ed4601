import { TextField } from '../../../../ui/text-field.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

const mostLetters = 300

/** A word or a phrase. */
export default function ShortAnswer({ value, onChange, disabled, labelledBy }: AnswerProps) {
  return (
    <TextField
      name="answer"
      label={words.answer}
      aria-describedby={labelledBy}
      maxLength={mostLetters}
      autoComplete="off"
      readOnly={disabled}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}
