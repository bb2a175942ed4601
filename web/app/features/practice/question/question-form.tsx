import type { PracticeProgress } from '@arvand/contracts/panel/sample-questions'
import type { PracticeMode } from '@arvand/contracts/sample-questions'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { AskedQuestionView, namedKindOf } from '../../questions/index.ts'
import { useFormulas } from '../../rich-text/index.ts'
import { practiceWords as words } from '../words.ts'
import type { Drawn, Question } from './drawn.ts'
import { Hints } from './hints.tsx'
import { QuestionActions } from './question-actions.tsx'
import { ToldCard } from './told-card.tsx'
import { usePracticeKeys } from './use-practice-keys.ts'
import { useQuestion } from './use-question.ts'

interface FormProps {
  readonly drawn: Drawn
  readonly question: Question
  readonly mode: PracticeMode
  readonly now: number
  /** The next question is on its way. */
  readonly isDrawing: boolean
  readonly onTold: (progress: Partial<PracticeProgress>) => void
  readonly onNext: () => void
}

/** A question with its hints, its answer, and what is told after it. */
export function QuestionForm(props: FormProps) {
  const { drawn, question, mode, now, isDrawing, onTold, onNext } = props
  const work = useQuestion({ groupId: drawn.group.id, question, onTold, onNext })
  const { value, setValue, told, help, isBookmarked, busy, check, hint, bookmark } = work
  const [isAnswerMissing, setAnswerMissing] = useState(false)
  const shownTold = useFormulas(told)
  const form = usePracticeKeys({ hint: () => void hint(), bookmark: () => void bookmark() })
  const title = useFocusOfNext(question.turn + drawn.plan.done)
  const files = told ? [...drawn.files, ...told.files] : drawn.files
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const links = Object.fromEntries(files.map(({ id, link }) => [id, link]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (told) onNext()
    else if (value === null) setAnswerMissing(true)
    else void check(value)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <section
        aria-labelledby="question"
        className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4.5 md:p-6"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 ref={title} id="question" tabIndex={-1} className="sr-only">
            {words.question}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            <Badge tone={question.isFresh ? 'accent' : 'primary'}>
              {question.isFresh ? words.isFresh : words.isReview}
            </Badge>
            {namedKindOf(question.kind).label}
          </p>
          <Button
            type="button"
            variant="quiet"
            size="compact"
            icon={isBookmarked ? BookmarkCheck : Bookmark}
            aria-pressed={isBookmarked}
            pending={busy === 'bookmark'}
            onClick={() => void bookmark()}
            className="-me-4"
          >
            {isBookmarked ? words.unbookmark : words.bookmark}
          </Button>
        </div>
        <AskedQuestionView
          asked={question}
          value={value}
          onChange={setValue}
          disabled={told !== null}
          pictures={pictures}
          links={links}
          note={null}
          help={<Hints hints={help.hints} left={help.hintsLeft} />}
          rightChoices={told?.correct.choices.length ? told.correct.choices : undefined}
        />
      </section>
      <div role="status">
        {shownTold ? (
          <ToldCard told={shownTold} isMistakeCleared={mode === 'mistakes'} pictures={pictures} now={now} />
        ) : null}
      </div>
      <QuestionActions
        isTold={told !== null}
        isAnswerMissing={isAnswerMissing && value === null}
        help={help}
        busy={isDrawing ? 'next' : busy}
        onHint={() => void hint()}
        onUnknown={() => void check(null)}
      />
      <p className="hidden text-14 text-muted lg:block">{words.keys}</p>
    </form>
  )
}

/** Brings the focus to a question that came after another, whose button is gone. */
function useFocusOfNext(place: number) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first question of a page leaves the focus where it is.
    if (place > 0 && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [place])
  return title
}
