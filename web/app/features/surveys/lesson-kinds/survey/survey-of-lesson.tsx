import { useEffect, useEffectEvent } from 'react'
import { useAside } from '../../../../shell/aside.ts'
import { actWords } from '../../../../ui/act-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/link.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { AnsweredSurvey } from '../../answered-survey.tsx'
import type { loader } from '../../survey.tsx'
import { lessonSurveyWords as words } from '../../words.ts'

interface SurveyOfLessonProps {
  /** The survey's own page. */
  readonly address: string
  /** Called when the survey was answered, now or earlier. */
  readonly onAnswered: () => void
}

/** A survey within the page of its lesson. */
export function SurveyOfLesson({ address, onAnswered }: SurveyOfLessonProps) {
  const { data, failed, load } = useAside<typeof loader>(`survey ${address}`)
  useEffect(() => {
    void load(address)
  }, [address, load])
  const isAnswered = data?.mine?.whyNot === 'surveys.answered'
  const tell = useEffectEvent(onAnswered)
  useEffect(() => {
    if (isAnswered) tell()
  }, [isAnswered])
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
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-21 font-heading wrap-anywhere">{data.survey.title}</h2>
      {data.survey.intro ? <p className="whitespace-pre-line text-muted">{data.survey.intro}</p> : null}
      <AnsweredSurvey loaded={data} onSent={onAnswered} />
    </div>
  )
}
