import type { PracticeProgress } from '@arvand/contracts/panel/sample-questions'
import type { PracticeMode } from '@arvand/contracts/sample-questions'
import { formatNumber } from '@arvand/persian/numbers'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PageHead } from '../../../shell/page-head.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { aboutGroup } from '../group-card.tsx'
import { practiceWords as words } from '../words.ts'
import type { Drawn } from './drawn.ts'
import { MasteryCard } from './mastery-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanOver } from './plan-over.tsx'
import { QuestionForm } from './question-form.tsx'

interface PracticeProps {
  readonly drawn: Drawn
  readonly mode: PracticeMode
  /** When it was drawn, in milliseconds. */
  readonly now: number
}

/** One group: the plan of today, one question at a time, and how well its questions are known. */
export default function Practice({ drawn, mode, now }: PracticeProps) {
  const { revalidate, state } = useRevalidator()
  const { group, question } = drawn
  const [told, setTold] = useState<{ readonly drawn: Drawn; readonly progress: Partial<PracticeProgress> }>()
  // What an answer told counts until the next question is drawn.
  const progress: PracticeProgress = { ...drawn, ...(told?.drawn === drawn ? told.progress : {}) }
  const tell = (part: Partial<PracticeProgress>) =>
    setTold((known) => ({
      drawn,
      progress: { ...(known?.drawn === drawn ? known.progress : {}), ...part },
    }))
  return (
    <>
      <PageHead title={group.title} lead={[aboutGroup(group), group.teacher].filter(Boolean).join(' · ')} />
      <div className="pb-5">
        <TabLinks label={words.modes} links={tabsOf(mode, progress)} still />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
        <div className="xl:col-start-2 xl:row-start-1">
          <PlanCard plan={progress.plan} />
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          {question ? (
            <QuestionForm
              key={`${question.id} ${question.turn}`}
              drawn={drawn}
              question={question}
              mode={mode}
              now={now}
              isDrawing={state !== 'idle'}
              onTold={tell}
              onNext={() => void revalidate()}
            />
          ) : (
            <PlanOver groupId={group.id} mode={mode} progress={progress} now={now} />
          )}
        </div>
        <div className="xl:col-start-2 xl:row-start-2">
          <div className="grid gap-5">
            <MasteryCard mastery={progress.mastery} topics={drawn.topics} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={`/panel/practice/${group.id}/print`} variant="outline" size="compact">
                {words.printed}
              </ButtonLink>
              <ButtonLink to={`/panel/practice/${group.id}/print?key=1`} variant="outline" size="compact">
                {words.withKey}
              </ButtonLink>
              <ButtonLink to={`/panel/practice/trials?group=${group.id}`} variant="outline" size="compact">
                {words.trial}
              </ButtonLink>
            </div>
            {group.isBought ? <p className="text-14 text-muted">{words.keyUsesUp}</p> : null}
          </div>
        </div>
      </div>
    </>
  )
}

function tabsOf(here: PracticeMode, { mistakes, bookmarked }: PracticeProgress) {
  const counts: Readonly<Record<PracticeMode, number>> = { daily: 0, mistakes, bookmarked }
  return (['daily', 'mistakes', 'bookmarked'] as const).map((mode) => ({
    to: mode === 'daily' ? '?' : `?mode=${mode}`,
    title:
      counts[mode] === 0 ? words.mode[mode] : words.withCount(words.mode[mode], formatNumber(counts[mode])),
    here: mode === here,
  }))
}
