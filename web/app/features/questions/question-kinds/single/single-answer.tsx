import { useId } from 'react'
import { RichText } from '../../../rich-text/index.ts'
import { letterOf } from '../../letter-of.ts'
import { OptionRow, toldOption } from '../../option-row.tsx'
import type { AnswerProps } from '../../question-kind.ts'

/** One of several options. */
export default function SingleAnswer(props: AnswerProps) {
  const { asked, value, onChange, disabled, labelledBy, pictures, isNumbered, rightChoices } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3">
      {asked.options?.map(({ id, text }, place) => (
        <OptionRow
          key={id}
          type="radio"
          name={name}
          checked={value === id}
          disabled={disabled}
          letter={letterOf(place, isNumbered)}
          told={toldOption(id, value === id, rightChoices)}
          onChoose={() => onChange(id)}
        >
          <RichText text={text} files={pictures} idPrefix={`${id}-`} />
        </OptionRow>
      ))}
    </div>
  )
}
