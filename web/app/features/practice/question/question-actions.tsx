import { formatNumber } from '@arvand/persian/numbers'
import { ChevronLeft, Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { practiceWords as words } from '../words.ts'

interface ActionsProps {
  readonly isTold: boolean
  /** It was checked without an answer. */
  readonly isAnswerMissing: boolean
  readonly help: { readonly hints: readonly string[]; readonly hintsLeft: number }
  readonly busy: 'check' | 'unknown' | 'hint' | 'bookmark' | 'next' | null
  readonly onHint: () => void
  readonly onUnknown: () => void
}

/** The foot of a question, in reach of the thumb on a phone: hint, «I do not know», check; after the answer, on. */
export const QuestionActions = (props: ActionsProps) => (
  <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 rounded-card border border-line bg-surface p-3 lg:static lg:px-6 lg:py-4">
    {props.isTold ? <Next isDrawing={props.busy === 'next'} /> : <Before {...props} />}
  </div>
)

function Next({ isDrawing }: { isDrawing: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone, and Enter goes on.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={button} wide pending={isDrawing} className="lg:w-auto">
      <span className="flex items-center gap-2">
        {words.next}
        <Icon of={ChevronLeft} />
      </span>
    </Button>
  )
}

function Before({ isAnswerMissing, help, busy, onHint, onUnknown }: ActionsProps) {
  const { hints, hintsLeft } = help
  const hint =
    hints.length === 0
      ? words.hint
      : words.hintOf(formatNumber(hints.length + 1), formatNumber(hints.length + hintsLeft))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button pending={busy === 'check'} className="max-sm:flex-1">
        {words.check}
      </Button>
      {hintsLeft > 0 ? (
        <>
          <IconButton
            icon={Lightbulb}
            label={hint}
            onClick={onHint}
            className="border border-edge sm:hidden"
          />
          <Button
            type="button"
            variant="outline"
            icon={Lightbulb}
            pending={busy === 'hint'}
            onClick={onHint}
            className="max-sm:hidden"
          >
            {hint}
          </Button>
        </>
      ) : null}
      <Button type="button" variant="quiet" pending={busy === 'unknown'} onClick={onUnknown}>
        {words.unknown}
      </Button>
      <p role="status" className="basis-full text-14 text-muted empty:hidden">
        {isAnswerMissing ? words.answerFirst : null}
      </p>
    </div>
  )
}
