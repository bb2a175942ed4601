import type { RichText } from '@arvand/contracts/rich-text'
import { fieldWords as words } from '../words.ts'
import { RichLineField } from './rich-line-field.tsx'

interface FeedbackProps {
  readonly name: string
  /** What it is said to: «گزینهٔ الف». */
  readonly of: string
  readonly value: RichText | null
  readonly onChange: (feedback: RichText | null) => void
}

/** What is said to an answer. */
export const FeedbackField = ({ name, of, value, onChange }: FeedbackProps) => (
  <RichLineField
    name={name}
    label={words.feedbackOf(of)}
    hideLabel
    placeholder={words.feedback}
    value={value}
    onChange={(text) => onChange(text.content.length > 0 ? text : null)}
  />
)
