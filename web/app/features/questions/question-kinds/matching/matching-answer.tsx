import { localDigits } from '@arvand/persian/digits'
import { useId } from 'react'
import { SelectField } from '../../../../ui/select-field.tsx'
import { RichText } from '../../../rich-text/index.ts'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

/** A right side for each left one, from the browser's own lists, which work by key and thumb alike. */
export default function MatchingAnswer(props: AnswerProps) {
  const { asked, value, onChange, disabled, labelledBy, pictures } = props
  const base = useId()
  const given =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('x' in value) ? value : {}
  const match = (left: string, right: string) => {
    const { [left]: _, ...others } = given as Record<string, string>
    const next = right === '' ? others : { ...others, [left]: right }
    onChange(Object.keys(next).length > 0 ? next : null)
  }
  const options = asked.rights?.map(({ id, text }) => ({ value: id, label: text })) ?? []
  return (
    <ol aria-labelledby={labelledBy} className="grid grid-cols-1 gap-3">
      {asked.lefts?.map(({ id, text }, place) => (
        <li
          key={id}
          className="grid items-center gap-x-5 gap-y-2 rounded-option border border-line bg-surface px-4 py-3 @md:grid-cols-2 @md:px-5"
        >
          <div id={`${base}${id}`}>
            <RichText text={text} files={pictures} idPrefix={`${id}-`} />
          </div>
          <SelectField
            name={`match ${id}`}
            label={words.matchFor(localDigits(place + 1))}
            hideLabel
            aria-labelledby={`${base}${id}`}
            placeholder={words.choose}
            options={options}
            lockedReason={disabled ? ' ' : undefined}
            value={(given as Record<string, string>)[id] ?? ''}
            onChange={({ target }) => match(id, target.value)}
          />
        </li>
      ))}
    </ol>
  )
}
