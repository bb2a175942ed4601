import { TimeAgo } from '../../ui/time-ago.tsx'

interface ReplyTextProps {
  readonly author: string
  readonly text: string
  readonly at: string
  readonly now: number
}

/** A teacher's reply in the lists of teachers and managers. */
export const ReplyText = ({ author, text, at, now }: ReplyTextProps) => (
  <div className="rounded-option border-s-3 border-primary-600 bg-sunken px-4.5 py-3">
    <p className="flex flex-wrap gap-x-3 text-14 text-muted">
      <span className="font-label text-ink">{author}</span>
      <TimeAgo at={at} now={now} />
    </p>
    <p className="bidi-plain pt-1 text-15 whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
)
