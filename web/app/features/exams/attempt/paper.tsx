import { localDigits } from '@arvand/persian/digits'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { useEffect, useRef, useState } from 'react'
import { useOnline } from '../../../shell/online.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { AskedQuestionView } from '../../questions/index.ts'
import type { KeeperState } from '../storing/keeper-state.ts'
import { AsideAnswers } from './aside-answers.tsx'
import { ExamHeader } from './exam-header.tsx'
import { LessonTabs, lessonAt, lessonsOf } from './lesson-tabs.tsx'
import { LineCard } from './line-card.tsx'
import { NewsCard } from './news-card.tsx'
import { PaperBar } from './paper-bar.tsx'
import { QuestionHead } from './question-head.tsx'
import { SeatLegend, SeatMap } from './seat-map.tsx'
import { countsOf, seatsOf } from './seats.ts'
import { useAnswering } from './use-answering.ts'
import type { AttemptAtWork, ShownAttempt } from './use-attempt.ts'
import { useExamKeys } from './use-exam-keys.ts'
import { attemptWords as words } from './words.ts'

const AnswerUpload = lazyPart(() => import('./answer-upload.tsx'))
const HandInDialog = lazyPart(() => import('./hand-in-dialog.tsx'))

interface PaperProps {
  readonly shown: ShownAttempt
  readonly work: AttemptAtWork
  readonly state: KeeperState
}

/** The questions of an attempt, one at a time. */
export function Paper({ shown, work, state }: PaperProps) {
  const { attempt, exam, files } = shown
  const { questions } = attempt
  const { kept } = state
  const keeper = work.keeper.current
  const isOnline = useOnline()
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => id === kept.current),
    ),
  )
  const [isMapOpen, setMapOpen] = useState(false)
  const [isHandingIn, setHandingIn] = useState(false)
  const [isOver, setOver] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const asked = questions[place]
  const askedId = asked?.id

  useEffect(() => {
    if (askedId) keeper?.see(askedId)
  }, [askedId, keeper])
  useEffect(() => {
    if (isOver) void work.lookAgain()
  }, [isOver, work.lookAgain])

  const { value, flagged, answer, addFile, flag, known } = useAnswering({
    ...{ asked, kept, keeper, isOver, stored: shown.answerFiles },
  })
  const go = (to: number) => {
    if (to < 0 || to >= questions.length) return
    setPlace(to)
    setMapOpen(false)
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }
  const question = useExamKeys({
    next: () => go(place + 1),
    previous: () => go(place - 1),
    flag,
    map: () => setMapOpen(true),
    clear: () => value !== null && answer(null),
  })
  if (!asked) return null
  const seats = seatsOf(kept)
  const counts = countsOf(kept)
  const [count, all] = [formatNumber(counts.answered), formatNumber(questions.length)]
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const links = Object.fromEntries(files.map(({ id, link }) => [id, link]))
  const lessons = lessonsOf(attempt.sections, kept, exam.isKonkur)
  const lesson = lessonAt(lessons, place)
  const [begin, end] = lesson ? [lesson.begin, lesson.begin + lesson.all] : [0, questions.length]
  const number = words.question(localDigits(place - begin + 1), localDigits(end - begin))
  const label = lesson ? words.inLesson(lesson.title, number) : number
  const mapped = {
    seats: seats.slice(begin, end),
    current: place - begin,
    onGo: (to: number) => go(begin + to),
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <ExamHeader
        title={exam.title}
        place={label}
        share={counts.answered / questions.length}
        shareWords={words.answered(count, all)}
        state={state}
        endsAt={work.endsAt}
        clock={work.clock}
        onSoonOver={() => keeper?.hurry()}
        onOver={() => {
          keeper?.hurry()
          setOver(true)
        }}
      />
      <main
        id="main"
        className="page grid w-full flex-1 content-start items-start gap-x-14 gap-y-8 py-5 pb-28 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:py-9 lg:pb-28"
      >
        <section ref={question} aria-labelledby="question-title" className="grid grid-cols-1 gap-4">
          <LessonTabs lessons={lessons} current={lesson} onGo={go} />
          <LineCard state={state} isOnline={isOnline} />
          <NewsCard news={work.news} endsAt={work.endsAt} />
          <QuestionHead ref={title} label={label} isFlagged={flagged} onFlag={flag} />
          <AsideAnswers asked={asked} aside={kept.aside} />
          <AskedQuestionView
            key={asked.id}
            asked={asked}
            value={value}
            onChange={answer}
            disabled={isOver}
            pictures={pictures}
            links={links}
            isNumbered={exam.isKonkur}
            answerFiles={{
              known,
              field: (free) => (
                <AnswerUpload questionId={asked.id} ownerId={kept.personId} free={free} onStored={addFile} />
              ),
            }}
            note={exam.isKonkur ? words.third : noteOf(asked, exam.negative)}
          />
        </section>
        <aside aria-label={words.map} className="grid gap-5">
          <h2 className="text-17 font-title">{lesson ? words.mapOf(lesson.title) : words.map}</h2>
          <SeatMap {...mapped} />
          <SeatLegend seats={mapped.seats} />
          <Button type="button" variant="outline" wide onClick={() => setHandingIn(true)}>
            {words.finish}
          </Button>
          <p className="text-14 text-muted max-lg:hidden">{localDigits(words.keys)}</p>
        </aside>
      </main>
      <PaperBar
        place={place}
        last={questions.length - 1}
        label={label}
        count={count}
        all={all}
        onGo={go}
        onMap={() => setMapOpen(true)}
        onFinish={() => setHandingIn(true)}
      />
      <Drawer open={isMapOpen} at="below" title={words.map} onClose={() => setMapOpen(false)}>
        <div className="grid gap-5 pt-2 text-ink">
          <LessonTabs lessons={lessons} current={lesson} onGo={go} />
          <SeatMap {...mapped} />
          <SeatLegend seats={mapped.seats} />
        </div>
      </Drawer>
      {isHandingIn ? (
        <HandInDialog
          attemptId={attempt.id}
          reviewFrom={exam.reviewFrom}
          examId={exam.id}
          state={state}
          keeper={keeper}
          onClose={() => setHandingIn(false)}
        />
      ) : null}
    </div>
  )
}

/** «۲ نمره، نمرهٔ منفی ندارد»; a wrong choice alone may take marks away. */
function noteOf({ kind, points }: ShownAttempt['attempt']['questions'][number], negative: number): string {
  const told = formatNumber(points / 100)
  if (kind !== 'single' && kind !== 'trueFalse') return words.points(told)
  return negative > 0 ? words.negative(told, formatPercent(negative, 2)) : words.noNegative(told)
}
