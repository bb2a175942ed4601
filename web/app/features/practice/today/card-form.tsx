import type { AnswerValue } from '@arvand/contracts/asked-questions'
import { answerQuestion } from '@arvand/contracts/panel/sample-questions'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attempt } from '../../../api/refusal.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { markWaiting } from '../../offline/index.ts'
import { AskedQuestionView, ToldAnswer } from '../../questions/index.ts'
import { useFormulas } from '../../rich-text/index.ts'
import { Hints } from '../question/hints.tsx'
import { practiceWords, todayWords as words } from '../words.ts'
import { type Card, type Day, type Verdict, verdictHere } from './day.ts'

interface CardFormProps {
  readonly card: Card
  readonly files: Day['files']
  readonly place: string
  readonly onAnswered: () => void
  readonly onNext: (wasQueued: boolean) => void
}

interface Told {
  readonly verdict: Verdict
  readonly wasQueued: boolean
}

/** One question: what is right is told from what was kept, and the answer goes to the server now or later. */
export function CardForm({ card: written, files, place, onAnswered, onNext }: CardFormProps) {
  const card = useFormulas(written)
  const { groupId, groupTitle, question, hints, key, feedback } = card
  const [value, setValue] = useState<AnswerValue>(null)
  const [shownHints, setShownHints] = useState(0)
  const [isAnswerMissing, setAnswerMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const links = Object.fromEntries(files.map(({ id, link }) => [id, link]))

  const answer = async (given: AnswerValue) => {
    if (isBusy || told) return
    setBusy(true)
    const at = { answeredAt: new Date().toISOString(), requestId: crypto.randomUUID() }
    const ask = { groupId, questionId: question.id, value: given, turn: question.turn, ...at }
    const sent = await attempt(call(answerQuestion, ask))
    setBusy(false)
    const wasQueued = sent.refusal?.code === 'offline.kept'
    if (wasQueued) markWaiting()
    else if (sent.refusal) showToast({ tone: 'warning', text: sent.refusal.message })
    if (sent.refusal && !wasQueued && sent.refusal.code !== 'exams.answered-meanwhile') return
    const verdict = sent.answer?.correct.verdict
    onAnswered()
    setTold({
      verdict: verdict === 'right' ? 'right' : verdict ? 'wrong' : verdictHere(card, given),
      wasQueued,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (told) onNext(told.wasQueued)
    else if (value === null) setAnswerMissing(true)
    else void answer(value)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <section
        aria-label={practiceWords.question}
        className="grid gap-3 rounded-card border border-line bg-surface p-4.5 md:p-6"
      >
        <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-muted">
          <span className="min-w-0 wrap-anywhere">
            {place} · {groupTitle}
          </span>
          <Badge tone={question.isFresh ? 'accent' : 'primary'}>
            {question.isFresh ? practiceWords.isFresh : practiceWords.isReview}
          </Badge>
        </p>
        <AskedQuestionView
          asked={question}
          value={value}
          onChange={setValue}
          disabled={told !== null}
          pictures={pictures}
          links={links}
          note={null}
          help={<Hints hints={hints.slice(0, shownHints)} left={hints.length - shownHints} />}
          rightChoices={told && key.choices.length > 0 ? key.choices : undefined}
        />
      </section>
      <div role="status">
        {told ? (
          <section
            aria-label={practiceWords.result}
            className="grid gap-3 rounded-card border border-line bg-surface p-4.5 md:p-6"
          >
            {told.verdict === null ? <p className="text-15">{words.compare}</p> : null}
            <ToldAnswer
              verdict={told.verdict}
              worth={null}
              feedback={feedback}
              correct={key.choices.length > 0 ? [] : key.answer}
              pictures={pictures}
            />
          </section>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {told ? (
          <Button>{words.next}</Button>
        ) : (
          <>
            <Button pending={isBusy}>{words.check}</Button>
            {shownHints < hints.length ? (
              <Button type="button" variant="outline" onClick={() => setShownHints(shownHints + 1)}>
                {words.hint}
              </Button>
            ) : null}
            <Button type="button" variant="quiet" onClick={() => void answer(null)}>
              {words.unknown}
            </Button>
          </>
        )}
        <p role="status" className="basis-full text-14 text-muted empty:hidden">
          {isAnswerMissing && value === null ? words.answerFirst : null}
        </p>
      </div>
    </form>
  )
}
