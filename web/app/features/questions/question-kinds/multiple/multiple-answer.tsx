import { useId } from 'react'
import { RichText } from '../../../rich-text/index.ts'
import { letterOf } from '../../letter-of.ts'
import { OptionRow, toldOption } from '../../option-row.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

/** Several of several options. */
export default function MultipleAnswer(props: AnswerProps) {
  const { asked, value, onChange, disabled, labelledBy, pictures, isNumbered, rightChoices } = props
  const name = useId()
  const chosen = Array.isArray(value) ? value : []
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    onChange(next.length > 0 ? next : null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the text that names the group stands outside of it
    <div role="group" aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3">
      <p className="text-14 text-muted">{words.severalRight}</p>
      {asked.options?.map(({ id, text }, place) => (
        <OptionRow
          key={id}
          type="checkbox"
          name={name}
          checked={chosen.includes(id)}
          disabled={disabled}
          letter={letterOf(place, isNumbered)}
          told={toldOption(id, chosen.includes(id), rightChoices)}
          onChoose={() => toggle(id)}
        >
          <RichText text={text} files={pictures} idPrefix={`${id}-`} />
        </OptionRow>
      ))}
    </div>
  )
}
