import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { signInAddress } from '../../../api/sign-in-address.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentLink } from '../../../ui/document-link.tsx'
import type { Ending, KeeperState } from '../storing/keeper-state.ts'
import { endWords as words } from './later-words.ts'
import { NewsCard } from './news-card.tsx'
import { Notice } from './notice.tsx'
import { UnsentAnswers } from './unsent-answers.tsx'
import type { AttemptAtWork } from './use-attempt.ts'
import type { ShownAttempt } from './use-shown.ts'

interface EndedProps {
  readonly shown: ShownAttempt
  readonly work: AttemptAtWork
  readonly state: KeeperState
  readonly ending: Ending
}

/** Why the page stands still, what was not sent, and how to go on. */
export default function Ended({ shown, work, state, ending }: EndedProps) {
  const { questions } = shown.attempt
  const unsent = (
    <UnsentAnswers questions={questions} kept={state.kept} lateMinutes={shown.exam.lateMinutes} />
  )
  if (ending === 'taken-over')
    return (
      <Notice title={words['taken-over']} text={words.takenOverText} more={unsent}>
        <TakeHere work={work} />
        <DocumentLink href={`/panel/exams/${shown.exam.id}`} variant="outline">
          {words.exam}
        </DocumentLink>
      </Notice>
    )
  if (ending === 'session-ended')
    return (
      <Notice title={words['session-ended']} text={words.sessionEndedText}>
        <DocumentLink href={signInAddress(`/exam/${shown.attempt.id}`)}>{words.signIn}</DocumentLink>
      </Notice>
    )
  if (ending === 'stopped')
    return <Notice title={words.stopped} text={words.stoppedText} more={<NewsCard {...work} />} />
  if (ending === 'refused') return <Notice title={words.refused} text={state.sentence} more={unsent} />
  return <Over shown={shown} work={work} ending={ending} more={unsent} />
}

function TakeHere({ work }: { work: AttemptAtWork }) {
  const [isGoing, setGoing] = useState(false)
  const take = async () => {
    setGoing(true)
    await work.takeHere()
    setGoing(false)
  }
  return (
    <Button type="button" pending={isGoing} onClick={() => void take()}>
      {words.takeHere}
    </Button>
  )
}

const lookMs = 2000
/** While late answers are waited for, it is handed in some minutes later. */
const lateLookMs = 10_000

/** The time is over or it was handed in: the server has what was saved, and says where the review is. */
function Over({
  shown: { exam, attempt },
  work,
  ending,
  more,
}: Pick<EndedProps, 'shown' | 'work'> & { ending: 'time-over' | 'submitted'; more: React.ReactNode }) {
  const isHandedIn = ending === 'submitted'
  const { lookAgain } = work
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks until it is handed in
  useEffect(() => {
    if (isHandedIn) return
    const timer = setInterval(() => void lookAgain(), exam.lateMinutes > 0 ? lateLookMs : lookMs)
    return () => clearInterval(timer)
  }, [isHandedIn])
  const isReviewable = isHandedIn && exam.reviewFrom === 'submitted'
  return (
    <Notice
      title={words[ending]}
      text={
        <>
          <p>{isHandedIn ? words.handedIn : handingIn(exam.lateMinutes)}</p>
          <p>{words.review[exam.reviewFrom]}</p>
        </>
      }
      more={more}
    >
      {isReviewable ? (
        <DocumentLink href={`/panel/exams/attempts/${attempt.id}`}>{words.seeReview}</DocumentLink>
      ) : null}
      <DocumentLink href={`/panel/exams/${exam.id}`} variant={isReviewable ? 'outline' : 'primary'}>
        {words.exam}
      </DocumentLink>
    </Notice>
  )
}

const handingIn = (lateMinutes: number): string =>
  lateMinutes > 0 ? words.lateCounts(formatNumber(lateMinutes)) : words.handingIn
