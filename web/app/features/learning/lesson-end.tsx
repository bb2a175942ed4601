import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Switch } from '../../ui/switch.tsx'
import { InstallOffer } from '../install/index.ts'
import { readAutoNext, writeAutoNext } from './auto-next.ts'
import { type CurriculumLesson, lessonPath } from './lesson-page.ts'
import type { LoadedOpen } from './load-lesson.ts'
import { useCountdown } from './use-countdown.ts'
import { lessonEndWords as words } from './words.ts'

interface LessonEndProps {
  readonly shown: Pick<LoadedOpen, 'course' | 'lesson' | 'curriculum' | 'nextId'>
  readonly percent: number
  /** It was played to its end just now, so the next one may open by itself. */
  readonly ended: boolean
}

/** The end of a lesson: what was done, and the next lesson. */
export default function LessonEnd({ shown, percent, ended }: LessonEndProps) {
  const { course, lesson, curriculum, nextId } = shown
  const lessons = curriculum.flatMap((section) => section.lessons)
  const next = lessons.find(({ id }) => id === nextId)
  const done = lessons.filter((one) => one.id === lesson.id || one.done >= one.steps).length
  const goesOn = ended && next !== undefined && opensAfter(next, lesson.id)
  return (
    <>
      <section
        aria-labelledby="lesson-end"
        className="grid gap-3 rounded-card border border-line bg-surface p-4.5 md:p-6"
      >
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Girih slug={lesson.id} category="firuze" shape="rosette" className="size-12 rounded-full" />
          <div role="status" className="min-w-0 flex-[1_1_14rem]">
            <h2 id="lesson-end" className="text-18 font-title">
              {words.title}
            </h2>
            <p className="text-15 text-muted">
              {words.done(
                formatNumber(done),
                formatNumber(lessons.length),
                formatPercent(Math.floor(percent)),
              )}
            </p>
          </div>
          {next ? null : <ButtonLink to={`/learn/${course.slug}`}>{words.left}</ButtonLink>}
        </div>
        {next ? <NextLesson next={next} to={lessonPath(course.slug, next.id)} goesOn={goesOn} /> : null}
      </section>
      <InstallOffer finished={lesson.id} waits={goesOn && readAutoNext()} />
    </>
  )
}

/** Whether a lesson is open once the one that was just done is no more in its way. */
const opensAfter = ({ whyNot }: CurriculumLesson, doneId: string): boolean =>
  !whyNot || (whyNot.missing.length > 0 && whyNot.missing.every(({ id }) => id === doneId))

const waitingSeconds = 8

interface NextLessonProps {
  readonly next: CurriculumLesson
  readonly to: string
  readonly goesOn: boolean
}

function NextLesson({ next, to, goesOn }: NextLessonProps) {
  const navigate = useNavigate()
  const [isAuto, setAuto] = useState(readAutoNext)
  const [isStopped, setStopped] = useState(false)
  const isRunning = goesOn && isAuto && !isStopped
  const left = useCountdown(waitingSeconds, isRunning, () => {
    setStopped(true)
    void navigate(to)
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3">
        <p className="min-w-0 flex-[1_1_14rem] text-15">
          <span className="text-muted">{words.next}</span> <bdi className="font-label">{next.title}</bdi>
          {isRunning ? (
            <span className="block text-14 text-muted" aria-hidden="true">
              {words.opensIn(formatNumber(left))}
            </span>
          ) : null}
        </p>
        {isRunning ? (
          <Button type="button" variant="outline" onClick={() => setStopped(true)}>
            {words.stay}
          </Button>
        ) : null}
        <ButtonLink to={to}>
          <span className="inline-flex items-center gap-2">
            {words.go}
            <Icon of={ChevronLeft} size={18} />
          </span>
        </ButtonLink>
      </div>
      {goesOn ? (
        <Switch
          name="autoNext"
          checked={isAuto}
          onChange={({ currentTarget: { checked } }) => {
            setAuto(checked)
            writeAutoNext(checked)
          }}
        >
          {words.auto}
        </Switch>
      ) : null}
    </>
  )
}
