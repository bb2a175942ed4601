import type { QuestionOf, SurveyAnswer } from '@arvand/contracts/surveys'
import { DateField } from '../../../ui/date-field.tsx'
import type { FieldWords } from '../../../ui/field.tsx'

interface DayFieldProps {
  readonly question: QuestionOf<'date'>
  readonly words: FieldWords
  readonly value: SurveyAnswer | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A day as an answer, in the calendar of the locale. */
const DayField = ({ question: { id, from, to }, words, value, onChange }: DayFieldProps) => (
  <DateField
    {...words}
    label={String(words.label)}
    name={id}
    {...(typeof value === 'string' ? { defaultValue: value } : {})}
    {...(from ? { min: from } : {})}
    {...(to ? { max: to } : {})}
    onDay={(day) => onChange(day ?? undefined)}
  />
)
export default DayField
