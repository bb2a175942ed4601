import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import { CopyButton } from '../../../ui/copy-button.tsx'
import type { KeptAttempt } from '../storing/kept-attempt.ts'
import { type KeptList, keptLists } from './kept-lists.ts'
import { endWords as words } from './later-words.ts'

interface UnsentProps {
  readonly questions: readonly AskedQuestion[]
  readonly kept: KeptAttempt
  readonly lateMinutes: number
}

/** What this device has and the saved answers have not, and why, in words that can be copied. */
export const UnsentAnswers = ({ questions, kept, lateMinutes }: UnsentProps) =>
  keptLists(questions, kept, lateMinutes).map((list) => <Kept key={list.why} {...list} />)

const Kept = ({ why, items }: KeptList) => (
  <section className="grid gap-4 rounded-card border border-line bg-surface p-6">
    <div>
      <h2 className="text-18 font-title">{words.kept[why]}</h2>
      <p className="text-15 text-muted">{words.keptText}</p>
    </div>
    <dl className="grid gap-3">
      {items.map(({ title, text, note }) => (
        <div key={title + text} className="rounded-option bg-sunken px-4 py-3">
          <dt className="text-14 text-muted">{title}</dt>
          <dd className="text-16 whitespace-pre-line wrap-anywhere select-text">{text}</dd>
          {note ? <dd className="text-14 text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
    <p>
      <CopyButton
        text={items.map(({ title, text }) => `${title}: ${text}`).join('\n')}
        words={words.copy}
        size="compact"
      />
    </p>
  </section>
)
