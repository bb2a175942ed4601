import { useEffect, useEffectEvent } from 'react'
import { useAside } from '../../../../shell/aside.ts'
import { actWords } from '../../../../ui/act-words.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/link.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import type { loader } from '../../exam.tsx'
import { OwnAttempts } from '../../own-attempts.tsx'
import { RulesCard } from '../../rules-card.tsx'
import { lessonExamWords as words } from '../../words/lesson-exam-words.ts'

interface ExamOfLessonProps {
  /** The exam's own page, which also works without JavaScript. */
  readonly address: string
  /** Called when an attempt was handed in. */
  readonly onHandedIn: () => void
}

/** An exam within the page of its lesson: its rules, one's own attempts, and the way to its door. */
export function ExamOfLesson({ address, onHandedIn }: ExamOfLessonProps) {
  const { data, failed, load } = useAside<typeof loader>(`exam ${address}`)
  useEffect(() => {
    void load(address)
  }, [address, load])
  const isHandedIn = data?.attempts.some(({ submittedAt }) => submittedAt !== null) ?? false
  const tell = useEffectEvent(onHandedIn)
  useEffect(() => {
    if (isHandedIn) tell()
  }, [isHandedIn])
  if (failed)
    return (
      <ErrorState
        title={words.failed}
        level={2}
        action={
          <Button type="button" variant="outline" onClick={() => void load(address)}>
            {actWords.tryAgain}
          </Button>
        }
      >
        {words.failedText}
      </ErrorState>
    )
  if (!data)
    return (
      <div className="grid gap-3" aria-busy="true">
        <noscript>
          <ButtonLink to={address}>{words.open}</ButtonLink>
        </noscript>
        <span role="status" className="sr-only">
          {words.opening}
        </span>
        <Skeleton className="h-64 rounded-card" />
      </div>
    )
  const { exam, attempts, whyNot } = data
  return (
    <div className="grid gap-5">
      {whyNot && !exam.attemptId ? <Alert>{whyNot}</Alert> : null}
      <RulesCard exam={exam} />
      {attempts.length > 0 ? <OwnAttempts attempts={attempts} /> : null}
      {whyNot && !exam.attemptId ? null : (
        <p>
          <ButtonLink to={address} wide>
            {exam.attemptId ? words.goOn : words.open}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
