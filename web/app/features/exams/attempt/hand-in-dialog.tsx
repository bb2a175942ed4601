import type { ExamReview } from '@arvand/contracts/exams'
import { submitExam } from '@arvand/contracts/panel/exams'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useRef, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { Keeper } from '../storing/keeper.ts'
import type { KeeperState } from '../storing/keeper-state.ts'
import { unsentOf } from '../storing/kept-attempt.ts'
import { handInWords as words } from './later-words.ts'
import { countsOf } from './seats.ts'
import { whenSent } from './when-sent.ts'

interface HandInProps {
  readonly attemptId: string
  readonly examId: string
  readonly reviewFrom: ExamReview['from']
  readonly state: KeeperState
  readonly keeper: Keeper | null
  readonly onClose: () => void
}

/** What is answered, one confirmation, and the hand-in as soon as everything was sent. */
export default function HandInDialog(props: HandInProps) {
  const { attemptId, examId, reviewFrom, state, keeper, onClose } = props
  const [isGoing, setGoing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const handIn = async () => {
    setGoing(true)
    setError(null)
    const requestId = crypto.randomUUID()
    const outcome = await whenSent(
      keeper,
      () => isGone.current,
      () => outcomeOf(quietCall(submitExam, { attemptId, requestId })),
    )
    if (!outcome) return
    if (outcome.answer) {
      const to = reviewFrom === 'submitted' ? `attempts/${attemptId}` : examId
      window.location.replace(`/panel/exams/${to}`)
    } else if (outcome.refusal.code === 'exams.taken-over') keeper?.end('taken-over')
    else {
      setGoing(false)
      setError(outcome.refusal.message)
    }
  }

  const { answered, empty, flagged } = countsOf(state.kept)
  const waiting = Object.keys(unsentOf(state.kept)).length
  const countOf = (count: number) => words.count(formatNumber(count))
  return (
    <Dialog
      open
      urgent
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button type="button" pending={isGoing} onClick={() => void handIn()}>
            {words.confirm}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2 text-ink">
        <FactList
          facts={[
            [words.answered, countOf(answered)],
            [words.empty, countOf(empty)],
            [words.flagged, countOf(flagged)],
          ]}
        />
        <p className="text-15 text-muted">{words.final}</p>
        <div role="status" className="empty:hidden">
          {isGoing ? (
            <p className="text-15">
              {!state.isCut
                ? words.sending
                : waiting > 0
                  ? words.waits(formatNumber(waiting))
                  : words.waitsForLine}
            </p>
          ) : null}
        </div>
        {error ? (
          <Alert tone="danger" urgent>
            {error}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  )
}
