import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { Picture } from '@arvand/contracts/courses'
import { localDigits } from '@arvand/persian/digits'
import { RichText } from '../rich-text/index.ts'
import { BlankText } from './blank-text.tsx'
import { letterOf } from './letter-of.ts'

interface PrintedProps {
  readonly question: AskedQuestion
  readonly pictures: Readonly<Record<string, Picture>>
}

/** The text of a question on paper, with numbered lines to write on at its blanks. */
export const PrintedText = ({ question: { id, text }, pictures }: PrintedProps) => (
  <BlankText
    id={`${id}-text`}
    text={text}
    pictures={pictures}
    className="leading-[1.9]"
    blank={(place) => (
      <span className="mx-1 inline-block min-w-24 border-b border-dotted border-ink text-13">
        ({localDigits(place + 1)})
      </span>
    )}
  />
)

/** What one chooses from on paper, or lines to write on where that is the answer. */
export function PrintedChoices({ question, pictures }: PrintedProps) {
  const { id, kind, options, lefts, rights, blanks, words, groups, picture } = question
  const shown = picture ? pictures[picture.fileId] : undefined
  if (shown) return <img src={shown.src} alt={picture?.alt ?? ''} className="max-h-72 ps-8" />
  if (options)
    return (
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 ps-8">
        {options.map((option, at) => (
          <li key={option.id} className="flex gap-2">
            <span>{localDigits(at + 1)})</span>
            <div className="min-w-0">
              <RichText text={option.text} files={pictures} idPrefix={`${id}-${option.id}-`} />
            </div>
          </li>
        ))}
      </ol>
    )
  if (blanks) return <Offered rows={blanks.map((blank) => blank.options ?? [])} />
  // Words of one group go to the blanks of that group, so each blank shows what it may take.
  if (words && groups)
    return (
      <Offered
        rows={groups.map((group) => words.filter((word) => word.group === group).map(({ text }) => text))}
      />
    )
  if (lefts && rights)
    return (
      <div className="grid grid-cols-2 gap-x-6 ps-8">
        <ol>
          {lefts.map((left, at) => (
            <li key={left.id} className="flex gap-2">
              <span>{letterOf(at)})</span>
              <RichText text={left.text} files={pictures} idPrefix={`${id}-${left.id}-`} />
            </li>
          ))}
        </ol>
        <ol>
          {rights.map((right, at) => (
            <li key={right.id}>
              {localDigits(at + 1)}) {right.text}
            </li>
          ))}
        </ol>
      </div>
    )
  const lines = kind === 'essay' ? 8 : kind === 'trueFalse' ? 0 : 1
  return (
    <div aria-hidden="true" className="ps-8">
      {[...Array(lines).keys()].map((line) => (
        <div key={line} className="h-8 border-b border-dotted border-ink" />
      ))}
    </div>
  )
}

/** What may stand at each blank, where one chooses. */
const Offered = ({ rows }: { readonly rows: readonly (readonly string[])[] }) => (
  <ul className="grid gap-1 ps-8">
    {rows.map((row, at) =>
      row.length === 0 ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks do not change their order
        <li key={at} className="flex gap-2">
          <span>({localDigits(at + 1)})</span>
          <span>{row.join(' / ')}</span>
        </li>
      ),
    )}
  </ul>
)
