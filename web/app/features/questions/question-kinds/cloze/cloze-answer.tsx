import { localDigits } from '@arvand/persian/digits'
import { BlankText, inLine, withBlank } from '../../blank-text.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

const mostLetters = 300

/** Fields in the line of the text. */
export default function ClozeAnswer(props: AnswerProps) {
  const { asked, value, onChange, disabled, labelledBy, pictures } = props
  const blanks = asked.blanks ?? []
  const given = Array.isArray(value) ? value : []
  const fill = (place: number, text: string) => onChange(withBlank(given, blanks.length, place, text))
  return (
    <BlankText
      id={labelledBy}
      text={asked.text}
      pictures={pictures}
      blank={(place) => {
        const blank = blanks[place]
        const common = {
          'aria-label': words.blank(localDigits(place + 1)),
          disabled,
          value: given[place] ?? '',
          className: inLine,
        }
        if (!blank) return null
        if (blank.kind === 'choice')
          return (
            <select {...common} onChange={({ target }) => fill(place, target.value)}>
              <option value="">{words.choose}</option>
              {blank.options?.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          )
        return (
          <input
            {...common}
            type="text"
            inputMode={blank.kind === 'number' ? 'decimal' : 'text'}
            maxLength={mostLetters}
            autoComplete="off"
            onChange={({ target }) => fill(place, target.value)}
            className={`${inLine} ${blank.kind === 'number' ? 'w-28' : 'w-40'}`}
          />
        )
      }}
    />
  )
}
