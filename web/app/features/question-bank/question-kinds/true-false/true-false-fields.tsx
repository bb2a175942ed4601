import type { QuestionOf } from '@arvand/contracts/questions'
import { useId } from 'react'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { RichLineField } from '../../fields/rich-line-field.tsx'
import { fieldWords as words } from '../../words.ts'

/** Whether the sentence is right, and what is said to each answer. */
export default function TrueFalseFields({ question, onChange }: KindFieldsProps<QuestionOf<'trueFalse'>>) {
  const name = useId()
  const titleId = useId()
  return (
    <FieldsPart title={<span id={titleId}>{words.correct}</span>}>
      <div role="radiogroup" aria-labelledby={titleId} className="flex flex-wrap gap-x-8">
        {[true, false].map((one) => (
          <label key={String(one)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={question.correct === one}
              onChange={() => onChange({ correct: one })}
              className="size-6 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[7px] checked:border-success forced-colors:appearance-auto"
            />
            {one ? words.right : words.wrong}
          </label>
        ))}
      </div>
      {(['whenTrue', 'whenFalse'] as const).map((of) => (
        <RichLineField
          key={of}
          name={of}
          label={words[of]}
          value={question[of]}
          onChange={(text) => onChange({ [of]: text.content.length > 0 ? text : null })}
        />
      ))}
    </FieldsPart>
  )
}
