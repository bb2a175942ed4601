import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { useOnline } from '../../../shell/online.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { AskedQuestionView } from '../../questions/index.ts'
import type { KeeperState } from '../storing/keeper-state.ts'
import { AsidePart } from './aside-part.tsx'
import { ExamHeader } from './exam-header.tsx'
import { LessonTabs } from './lesson-tabs.tsx'
import { LineCard } from './line-card.tsx'
import { NewsCard } from './news-card.tsx'
import { PaperAside, PaperMap } from './paper-aside.tsx'
import { PaperBar } from './paper-bar.tsx'
import { PaperDialogs } from './paper-dialogs.tsx'
import { paperPart } from './paper-part.ts'
import { QuestionHead } from './question-head.tsx'
import { countsOf, seatsOf } from './seats.ts'
import { StageNote } from './stage-note.tsx'
import { useAnswering } from './use-answering.ts'
import type { AttemptAtWork } from './use-attempt.ts'
import { useExamKeys } from './use-exam-keys.ts'
import { usePlace } from './use-place.ts'
import type { ShownAttempt } from './use-shown.ts'
import { attemptWords as words } from './words.ts'

const AnswerUpload = lazyPart(() => import('./answer-upload.tsx'))

interface PaperProps {
  readonly shown: ShownAttempt
  readonly work: AttemptAtWork
  readonly state: KeeperState
}

/** The questions of an attempt, one at a time; those of its open section where sections are entered one by one. */
export function Paper({ shown, work, state }: PaperProps) {
  const { attempt, exam, files } = shown
  const { questions, sections } = attempt
  const { kept } = state
  const keeper = work.keeper.current
  const isOnline = useOnline()
  const { stage, place, begin, end, go, title } = usePlace(sections, kept)
  const isOneWay = stage?.section.oneWay ?? false
  const [open, setOpen] = useState<'map' | 'finish' | 'pass' | null>(null)
  const [isOver, setOver] = useState(false)
  const asked = questions[place]
  const askedId = asked?.id

  useEffect(() => {
    if (askedId) keeper?.see(askedId)
  }, [askedId, keeper])
  useEffect(() => {
    if (isOver && !stage?.next) void work.lookAgain()
  }, [isOver, stage?.next, work.lookAgain])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is put off lets one go on
  useEffect(() => setOver(false), [work.endsAt])

  const { value, flagged, answer, addFile, flag, known } = useAnswering({
    ...{ asked, kept, keeper, isOver, stored: shown.answerFiles },
  })
  const goTo = (to: number) => {
    if (!go(to)) return
    setOpen(null)
    // In a one-way section the server learns that the question before was passed.
    const next = questions[to]
    if (isOneWay && next && !isOver) keeper?.pass(next.id)
  }
  const step = (by: 1 | -1) => {
    if (!isOneWay) return goTo(place + by)
    if (by > 0 && place + 1 < end) value === null && !isOver ? setOpen('pass') : goTo(place + 1)
  }
  const question = useExamKeys({
    next: () => step(1),
    previous: () => step(-1),
    flag: () => !isOneWay && flag(),
    map: () => setOpen('map'),
    clear: () => value !== null && answer(null),
  })
  if (!asked) return null
  const counts = countsOf(kept, kept.questionIds.slice(begin, end))
  const [count, all] = [formatNumber(counts.answered), formatNumber(end - begin)]
  const aside = { aside: kept.aside, lateMinutes: exam.lateMinutes }
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const links = Object.fromEntries(files.map(({ id, link }) => [id, link]))
  const { from, until, label, mapTitle, tabs, finish } = paperPart({
    ...{ sections, kept, stage, place },
    isKonkur: exam.isKonkur,
  })
  const map = {
    title: mapTitle,
    seats: seatsOf(kept).slice(from, until),
    current: place - from,
    onGo: isOneWay ? undefined : (to: number) => goTo(from + to),
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <ExamHeader
        title={exam.title}
        place={label}
        share={counts.answered / (end - begin)}
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
          <LessonTabs {...tabs} onGo={goTo} />
          <LineCard state={state} isOnline={isOnline} />
          <NewsCard news={work.news} endsAt={work.endsAt} />
          {stage ? <StageNote stage={stage} isOver={isOver} onEnter={() => setOpen('finish')} /> : null}
          <AsidePart questions={questions.slice(0, begin)} {...aside} />
          <QuestionHead ref={title} label={label} isFlagged={flagged} onFlag={isOneWay ? undefined : flag} />
          <AsidePart questions={[asked]} {...aside} />
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
                <AnswerUpload
                  questionId={asked.id}
                  ownerId={kept.personId}
                  free={free}
                  isOneWay={isOneWay}
                  onStored={addFile}
                />
              ),
            }}
            note={exam.isKonkur ? words.third : noteOf(asked, exam.negative)}
          />
        </section>
        <PaperAside
          map={map}
          stage={stage}
          sections={sections}
          finish={finish}
          onFinish={() => setOpen('finish')}
        />
      </main>
      <PaperBar
        canGoBack={place > begin && !isOneWay}
        finish={place === end - 1 ? finish : undefined}
        label={label}
        count={count}
        all={all}
        onStep={step}
        onMap={() => setOpen('map')}
        onFinish={() => setOpen('finish')}
      />
      <PaperMap
        map={map}
        stage={stage}
        sections={sections}
        tabs={{ ...tabs, onGo: goTo }}
        open={open === 'map'}
        onClose={() => setOpen(null)}
      />
      <PaperDialogs
        open={open}
        shown={shown}
        work={work}
        state={state}
        stage={stage}
        onPass={() => goTo(place + 1)}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

/** «۲ نمره، نمرهٔ منفی ندارد»; a wrong choice alone may take marks away. */
function noteOf({ kind, points }: ShownAttempt['attempt']['questions'][number], negative: number): string {
  const told = formatNumber(points / 100)
  if (kind !== 'single' && kind !== 'trueFalse') return words.points(told)
  return negative > 0 ? words.negative(told, formatPercent(negative, 2)) : words.noNegative(told)
}
