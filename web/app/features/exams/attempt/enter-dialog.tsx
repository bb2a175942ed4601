import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { KeeperState } from '../storing/keeper-state.ts'
import { answerOf } from '../storing/kept-attempt.ts'
import { handInWords } from './later-words.ts'
import type { Stage } from './stage.ts'
import type { AttemptAtWork } from './use-attempt.ts'
import { whenSent } from './when-sent.ts'
import { sectionWords as words } from './words.ts'

interface EnterProps {
  readonly stage: Stage
  readonly state: KeeperState
  readonly work: AttemptAtWork
  readonly onClose: () => void
}

/** What is left behind, what comes, and the next section as soon as everything was sent. */
export default function EnterDialog({ stage, state, work, onClose }: EnterProps) {
  const { section, next } = stage
  const [isGoing, setGoing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  if (!next) return null

  const enter = async () => {
    setGoing(true)
    setError(null)
    const requestId = crypto.randomUUID()
    const keeper = work.keeper.current
    const outcome = await whenSent(
      keeper,
      () => isGone.current,
      () => work.enter(next.id, requestId),
    )
    if (!outcome?.refusal) return
    const { code, message } = outcome.refusal
    if (code === 'exams.taken-over') keeper?.end('taken-over')
    else if (code === 'exams.stopped') keeper?.end('stopped')
    else if (code === 'exams.time-over') keeper?.end('time-over')
    else {
      setGoing(false)
      setError(message)
    }
  }

  const answered = section.questionIds.filter((id) => answerOf(state.kept, id).value !== null).length
  const countOf = (count: number) => handInWords.count(formatNumber(count))
  return (
    <Dialog
      open
      urgent
      title={words.title(next.title)}
      onClose={onClose}
      footer={
        <>
          <Button type="button" pending={isGoing} onClick={() => void enter()}>
            {words.enter}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {words.stay}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2 text-ink">
        <p>{words.leave(section.title)}</p>
        <FactList
          facts={[
            [handInWords.answered, countOf(answered)],
            [handInWords.empty, countOf(section.questionIds.length - answered)],
          ]}
        />
        <p className="text-15 text-muted">
          {next.minutes === null ? words.noClock : words.clock(formatNumber(next.minutes))}
          {next.oneWay ? ` ${words.nextOneWay}` : null}
        </p>
        <div role="status" className="empty:hidden">
          {isGoing ? <p className="text-15">{state.isCut ? words.waitsForLine : words.sending}</p> : null}
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
