import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { Picture } from '@arvand/contracts/courses'
import { localDigits } from '@arvand/persian/digits'
import { RichText } from '../rich-text/index.ts'
import { letterOf } from './letter-of.ts'

interface PrintedProps {
  readonly question: AskedQuestion
  readonly pictures: Readonly<Record<string, Picture>>
}

/** What one chooses from on paper, or lines to write on where that is the answer. */
export function PrintedChoices({ question, pictures }: PrintedProps) {
  const { id, kind, options, lefts, rights, picture } = question
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
  const lines =
    kind === 'essay' ? 8 : kind === 'trueFalse' || kind === 'cloze' || kind === 'dragWords' ? 0 : 1
  return (
    <div aria-hidden="true" className="ps-8">
      {[...Array(lines).keys()].map((line) => (
        <div key={line} className="h-8 border-b border-dotted border-ink" />
      ))}
    </div>
  )
}
