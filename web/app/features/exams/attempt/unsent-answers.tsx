import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import { localDigits } from '@arvand/persian/digits'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { answerText } from '../../questions/index.ts'
import { type KeptAttempt, unsentOf } from '../storing/kept-attempt.ts'
import { endWords as words } from './later-words.ts'

interface UnsentProps {
  readonly questions: readonly AskedQuestion[]
  readonly kept: KeptAttempt
}

/** What this device has and the server has not, in words that can be copied. */
export function UnsentAnswers({ questions, kept }: UnsentProps) {
  const unsent = unsentOf(kept)
  const told = questions.flatMap((asked, at) => {
    const aside = kept.aside.filter(({ questionId }) => questionId === asked.id).map(({ value }) => value)
    const waiting = unsent[asked.id]
    const values = [...aside, ...(waiting ? [waiting.value] : [])]
    return values.map((value) => ({
      title: `سؤال ${localDigits(at + 1)}`,
      text: value === null ? words.empty : answerText(asked, value),
    }))
  })
  if (told.length === 0) return null
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-6">
      <div>
        <h2 className="text-18 font-title">{words.unsent}</h2>
        <p className="text-15 text-muted">{words.unsentText}</p>
      </div>
      <dl className="grid gap-3">
        {told.map(({ title, text }) => (
          <div key={title + text} className="rounded-option bg-sunken px-4 py-3">
            <dt className="text-14 text-muted">{title}</dt>
            <dd className="text-16 whitespace-pre-line wrap-anywhere select-text">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <CopyButton
          text={told.map(({ title, text }) => `${title}: ${text}`).join('\n')}
          words={words.copy}
          size="compact"
        />
      </p>
    </section>
  )
}
