import type { AnswerValue, MarkedAnswer } from '@arvand/contracts/asked-questions'
import type { Question, QuestionIssue } from '@arvand/contracts/questions'
import { tryQuestion } from '@arvand/contracts/teacher/questions'
import { formatPercent } from '@arvand/persian/numbers'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon, Spinner } from '../../../ui/icon.tsx'
import { AskedQuestionView, ToldAnswer } from '../../questions/index.ts'
import { useFormulas } from '../../rich-text/index.ts'
import { useQuestionFiles } from '../question-files.tsx'
import { previewWords as words } from '../words.ts'
import { usePreview } from './use-preview.ts'

interface PreviewProps {
  readonly question: Question
  readonly onIssue: (whyNotAsk: QuestionIssue | null) => void
}

const freshSeed = () => crypto.randomUUID()

/** The question as a candidate sees it, with an answer to be tried; on the width of a phone or of a desktop. */
export function Preview({ question, onIssue }: PreviewProps) {
  const [isWide, setWide] = useState(false)
  const [seed, setSeed] = useState(freshSeed)
  const { asked, failure, retry } = usePreview(question, seed, onIssue)
  const drawn = useFormulas(asked)
  const { pictures, links } = useQuestionFiles()
  const [value, setValue] = useState<AnswerValue>(null)
  const [tried, setTried] = useState<MarkedAnswer | null>(null)
  const [isTrying, setTrying] = useState(false)
  const marked = useFormulas(tried)
  // An answer to another question says nothing, and a verdict on an older draft could be wrong.
  const { kind } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind or person means another answer
  useEffect(() => setValue(null), [kind, seed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes, the verdict was on something else
  useEffect(() => setTried(null), [question, seed, value])

  const tryIt = async () => {
    setTrying(true)
    const { answer } = await attemptAloud(call(tryQuestion, { question, seed, value }))
    setTrying(false)
    if (answer) setTried(answer)
  }

  const body = (
    <div className="grid grid-cols-1 gap-4 text-ink">
      <div className="rounded-card border border-line bg-surface p-4">
        {drawn ? (
          <AskedQuestionView
            key={`${drawn.kind} ${seed}`}
            asked={drawn}
            value={value}
            onChange={setValue}
            disabled={false}
            pictures={pictures}
            links={links}
          />
        ) : failure ? null : (
          <p className="grid place-items-center py-8 text-muted">
            <Spinner />
          </p>
        )}
        {failure ? <Failure failure={failure} onRetry={retry} /> : null}
      </div>
      <p className="text-14 text-muted">{words.note}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Button
          type="button"
          size="compact"
          pending={isTrying}
          disabledReason={value === null ? words.tryFirst : undefined}
          onClick={() => void tryIt()}
        >
          {words.try}
        </Button>
        <Button type="button" variant="quiet" size="compact" onClick={() => setSeed(freshSeed())}>
          {words.another}
        </Button>
      </div>
      <div role="status">
        {marked ? (
          <ToldAnswer
            {...marked}
            worth={marked.percent === null ? null : words.worth(formatPercent(marked.percent, 1))}
            pictures={pictures}
          />
        ) : null}
      </div>
    </div>
  )
  return (
    <section aria-label={words.title} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-17 font-title">{words.title}</h2>
        <Widths isWide={isWide} onWide={setWide} />
      </header>
      {isWide ? (
        <>
          <p className="text-15 text-muted">{words.openWide}</p>
          <Dialog open wide title={words.title} onClose={() => setWide(false)}>
            {body}
          </Dialog>
        </>
      ) : (
        <div className="w-full max-w-[26rem]">{body}</div>
      )}
    </section>
  )
}

/** Shows the preview on the width of a phone or of a desktop. */
function Widths({ isWide, onWide }: { isWide: boolean; onWide: (isWide: boolean) => void }) {
  return (
    <fieldset className="flex overflow-clip rounded-control border border-edge">
      <legend className="sr-only">{words.widths}</legend>
      {[false, true].map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-label={one ? words.desktop : words.phone}
          title={one ? words.desktop : words.phone}
          aria-pressed={isWide === one}
          onClick={() => onWide(one)}
          className="grid size-11 place-items-center -outline-offset-2 aria-pressed:bg-inverse aria-pressed:text-on-inverse"
        >
          <Icon of={one ? Monitor : Smartphone} />
        </button>
      ))}
    </fieldset>
  )
}

interface FailureProps {
  readonly failure: { readonly isDraftWrong: boolean; readonly sentence: string }
  readonly onRetry: () => void
}

const Failure = ({ failure: { isDraftWrong, sentence }, onRetry }: FailureProps) => (
  <div className="mt-3 grid gap-2 rounded-option bg-warning-100 px-4 py-3 text-14 text-warning-700">
    <p>{isDraftWrong ? `${words.wrongDraft} ${sentence}` : words.failed}</p>
    {isDraftWrong ? null : (
      <p>
        <Button type="button" variant="outline" size="compact" onClick={onRetry}>
          {words.again}
        </Button>
      </p>
    )}
  </div>
)
