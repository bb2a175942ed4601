import type { QuestionOf } from '@arvand/contracts/surveys'
import { Field, type FieldWords, useTies } from '../../../ui/field.tsx'
import { PillRadios } from './pill-radios.tsx'

interface MatrixProps {
  readonly question: QuestionOf<'matrix'>
  readonly words: FieldWords
  readonly value: Readonly<Record<string, string>>
  readonly onChange: (value: Record<string, string>) => void
}

/** A choice in each row. Rows stand under one another, so that a phone shows them whole. */
export function MatrixField({ question, words, value, onChange }: MatrixProps) {
  const ties = useTies(words)
  return (
    <Field words={words} ties={ties} group>
      <div className="grid divide-y divide-line rounded-option border border-line">
        {question.rows.map((row) => (
          <div key={row.id} className="px-4 py-3">
            <PillRadios
              name={`${question.id} ${row.id}`}
              label={row.text}
              pills={question.columns.map(({ id, text }) => ({ value: id, label: text }))}
              chosen={value[row.id]}
              onChoose={(column) => onChange({ ...value, [row.id]: column })}
            />
          </div>
        ))}
      </div>
    </Field>
  )
}
