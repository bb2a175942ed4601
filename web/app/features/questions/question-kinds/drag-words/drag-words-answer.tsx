import { localDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import { BlankText, inLine, withBlank } from '../../blank-text.tsx'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'

const wordType = 'text/plain'

interface Picked {
  readonly text: string
  readonly group: number
}

/**
 * Words put into the blanks of a text: a word is pressed and then a blank, or dragged there; each blank is a list of its
 * words as well, for keys.
 */
export default function DragWordsAnswer(props: AnswerProps) {
  const { asked, value, onChange, disabled, labelledBy, pictures } = props
  const [picked, setPicked] = useState<Picked | null>(null)
  const { words: all = [], groups = [] } = asked
  const given = Array.isArray(value) ? value : []
  const fill = (place: number, text: string) => {
    setPicked(null)
    onChange(withBlank(given, groups.length, place, text))
  }
  const wordsOf = (group: number | undefined) => [
    ...new Set(all.filter((word) => word.group === group).map(({ text }) => text)),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <BlankText
        id={labelledBy}
        text={asked.text}
        pictures={pictures}
        blank={(place) => {
          const number = localDigits(place + 1)
          if (picked?.group === groups[place])
            return (
              <button
                type="button"
                aria-label={words.placeWord(picked?.text ?? '', number)}
                onClick={() => fill(place, picked?.text ?? '')}
                className={`${inLine} min-w-24 border-dashed border-primary-600 bg-primary-50`}
              >
                {given[place] || number}
              </button>
            )
          return (
            <select
              aria-label={words.blank(number)}
              disabled={disabled}
              value={given[place] ?? ''}
              onChange={({ target }) => fill(place, target.value)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                const text = event.dataTransfer.getData(wordType)
                if (wordsOf(groups[place]).includes(text)) fill(place, text)
              }}
              className={`${inLine} ${given[place] ? 'border-primary-600 bg-primary-50 font-label' : ''}`}
            >
              <option value="">{words.emptyBlank}</option>
              {wordsOf(groups[place]).map((text) => (
                <option key={text} value={text}>
                  {text}
                </option>
              ))}
            </select>
          )
        }}
      />
      <p className="text-14 text-muted">{words.wordsHint}</p>
      {[...new Set(all.map(({ group }) => group))]
        .toSorted((a, b) => a - b)
        .map((group, at, every) => (
          <ul
            key={group}
            aria-label={every.length > 1 ? words.groupOf(localDigits(at + 1)) : words.wordsToPlace}
            className="flex flex-wrap gap-2"
          >
            {wordsOf(group).map((text) => {
              const isPicked = picked?.text === text && picked.group === group
              return (
                <li key={text}>
                  <button
                    type="button"
                    draggable={!disabled}
                    disabled={disabled}
                    aria-pressed={isPicked}
                    onDragStart={(event) => event.dataTransfer.setData(wordType, text)}
                    onClick={() => setPicked(isPicked ? null : { text, group })}
                    className={`min-h-11 cursor-grab rounded-full border px-4 text-16 ${isPicked ? 'border-inverse bg-inverse text-on-inverse' : 'border-edge bg-surface hover:border-ink'} ${given.includes(text) ? 'text-muted' : ''}`}
                  >
                    {text}
                  </button>
                </li>
              )
            })}
          </ul>
        ))}
      <p role="status" className="sr-only">
        {picked ? words.isPicked(picked.text) : ''}
      </p>
    </div>
  )
}
