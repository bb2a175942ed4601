import { TextField } from '../../../../ui/text-field.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

const mostLetters = 100

/** A number, as it is typed: the server reads digits of all scripts, marks of decimals, and units. */
export default function NumericAnswer({ asked, value, onChange, disabled }: AnswerProps) {
  const units = asked.units ?? []
  const hints = [words.decimal, ...(units.length > 0 ? [words.units(units.join(words.or))] : [])]
  return (
    <TextField
      name="answer"
      label={words.answer}
      description={hints.join('، ')}
      // A unit may have to be typed, so the keys of letters must be within reach.
      inputMode={units.length > 0 ? 'text' : 'decimal'}
      maxLength={mostLetters}
      autoComplete="off"
      readOnly={disabled}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      className="sm:max-w-96"
    />
  )
}
