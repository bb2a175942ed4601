import type { ReviewNote } from '@arvand/contracts/course-review'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleCheck, MessageSquareWarning } from 'lucide-react'
import { softTone } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { countOpen } from './review-notes-of.ts'
import { reviewNoteWords as words } from './words.ts'

interface MarkProps {
  readonly notes: readonly ReviewNote[]
  /** The lesson or section whose row it is. */
  readonly title: string
  /** Shows the notes on a page of their own, for who has no JavaScript. */
  readonly to: string
  readonly onOpen: () => void
}

/** On the row of a lesson or section: how many notes of the reviewer are open; it shows them. */
export function ReviewNotesMark({ notes, title, to, onOpen }: MarkProps) {
  if (notes.length === 0) return null
  const open = countOpen(notes)
  const text = open > 0 ? words.open(formatNumber(open)) : words.allDone(formatNumber(notes.length))
  const mark = {
    'aria-label': `${text}، ${title}`,
    className: `inline-flex min-h-8 items-center gap-1.5 rounded-full border border-transparent px-3 text-14 font-[600] leading-normal hover:border-current ${softTone[open > 0 ? 'danger' : 'success']}`,
  }
  const content = (
    <>
      <Icon of={open > 0 ? MessageSquareWarning : CircleCheck} size={16} />
      {text}
    </>
  )
  return (
    <>
      <span className="noscript:hidden">
        <button type="button" onClick={onOpen} {...mark}>
          {content}
        </button>
      </span>
      <span className="hidden noscript:inline">
        <Link to={to} {...mark}>
          {content}
        </Link>
      </span>
    </>
  )
}
