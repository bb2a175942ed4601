import { useId } from 'react'
import { OptionRow, toldOption } from '../../option-row.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

/** Right or wrong. */
export default function TrueFalseAnswer(props: AnswerProps) {
  const { value, onChange, disabled, labelledBy, rightChoices } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3 @xs:grid-cols-2">
      {[true, false].map((one) => (
        <OptionRow
          key={String(one)}
          type="radio"
          name={name}
          checked={value === one}
          disabled={disabled}
          told={toldOption(String(one), value === one, rightChoices)}
          onChoose={() => onChange(one)}
        >
          {one ? words.right : words.wrong}
        </OptionRow>
      ))}
    </div>
  )
}
