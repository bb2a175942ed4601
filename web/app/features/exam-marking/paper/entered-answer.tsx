import { localDigits } from '@arvand/persian/digits'
import { TextField } from '../../../ui/text-field.tsx'
import { enterWords as words } from '../words/paper-words.ts'
import { fieldOf } from './answers-in.ts'
import type { Paper } from './printed-parts.tsx'

interface EnteredProps {
  readonly question: Paper['questions'][number]
  readonly place: string
}

/** The answer to one question, as it stands on an answer sheet. */
export function EnteredAnswer({ question, place }: EnteredProps) {
  const { kind, options = [] } = question
  const name = fieldOf(question)
  if (kind === 'numeric' || kind === 'shortAnswer')
    return <TextField name={name} label={words.question(place)} autoComplete="off" />
  const marks =
    kind === 'trueFalse'
      ? [
          { value: 'true', sign: words.right, label: words.right },
          { value: 'false', sign: words.wrong, label: words.wrong },
        ]
      : options.map(({ id }, at) => {
          const sign = localDigits(at + 1)
          return { value: id, sign, label: words.option(sign) }
        })
  const shown = kind === 'multiple' ? marks : [...marks, { value: '', sign: '–', label: words.blank }]
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-2 min-w-16 text-15 font-label">{words.question(place)}</legend>
      {shown.map(({ value, sign, label }) => (
        <label
          key={value}
          className="relative inline-grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-full border border-edge px-2 text-15 has-checked:border-primary-600 has-checked:bg-primary-600 has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600"
        >
          <input
            type={kind === 'multiple' ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            defaultChecked={value === ''}
            aria-label={label}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
          />
          {sign}
        </label>
      ))}
    </fieldset>
  )
}
