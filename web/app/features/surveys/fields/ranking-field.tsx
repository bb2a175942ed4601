import type { QuestionOf } from '@arvand/contracts/surveys'
import { useId } from 'react'
import { Field, type FieldWords, useTies } from '../../../ui/field.tsx'
import { OrderingField } from '../../questions/index.ts'

interface RankingProps {
  readonly question: QuestionOf<'ranking'>
  readonly words: FieldWords
  readonly value: string[] | null
  readonly onChange: (value: string[]) => void
}

/** Options put into an order, by dragging or by buttons. */
export default function RankingField({ question, words, value, onChange }: RankingProps) {
  const ties = useTies(words)
  const textId = useId()
  return (
    <Field words={{ ...words, label: <span id={textId}>{words.label}</span> }} ties={ties} group>
      <OrderingField items={question.options} value={value} onChange={onChange} labelledBy={textId} />
    </Field>
  )
}
