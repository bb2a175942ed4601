import { sectionsOf } from '@arvand/contracts/rich-text-walk'
import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useRef } from 'react'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { RichText } from '../../../rich-text/index.ts'
import { StepForm } from '../../step-form.tsx'
import { learnWords as words } from '../../words.ts'

/** A text by sections. Each section is a step: done when its end was in view long enough, or by its button. */
export default function TextLesson({ content, told, counts }: BodyProps<TaughtContentOf<'text'>>) {
  const sections = sectionsOf(content.body ?? { type: 'doc', content: [] })
  return (
    <article className="mx-auto grid max-w-[46rem] gap-8 px-4 py-6 md:px-7 md:py-9">
      {sections.map((blocks, at) => {
        const step = at + 1
        return (
          <section key={step} id={`step-${step}`} className="grid scroll-mt-6 gap-5">
            <RichText text={{ content: blocks }} files={content.pictures} idPrefix={`s${step}-`} />
            {counts ? (
              <SectionEnd
                step={step}
                of={sections.length}
                done={told.stepsDone.includes(step)}
                onRead={() => told.step(step)}
              />
            ) : null}
          </section>
        )
      })}
    </article>
  )
}

/** Milliseconds that the end of a section must be in view before the section counts as read. */
const readingTime = 2500

interface SectionEndProps {
  readonly step: number
  readonly of: number
  readonly done: boolean
  readonly onRead: () => void
}

function SectionEnd({ step, of, done, onRead }: SectionEndProps) {
  const end = useRef<HTMLDivElement>(null)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  useEffect(() => {
    if (done || !end.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watcher = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => read.current(), readingTime)
    })
    watcher.observe(end.current)
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [done])
  const [section, from] = words.sectionOf
  return (
    <div
      ref={end}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3 text-14 text-muted"
    >
      <span>
        {section} {formatNumber(step)} {from} {formatNumber(of)}
      </span>
      <StepForm step={step} done={done} take={words.takeStep} taken={words.stepDone} onTake={onRead} />
    </div>
  )
}
