import { sectionsOf } from '@arvand/contracts/rich-text-walk'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useRef } from 'react'
import { RichText } from '../../rich-text/index.ts'
import type { ContentOf, LessonPartProps } from '../lesson-part.ts'
import { learnWords as words } from '../words.ts'
import { StepForm } from './step-form.tsx'

interface TextLessonProps extends LessonPartProps {
  readonly content: ContentOf<'text'>
}

/** A text by its sections; each is a step, counted when its end was before one's eyes, or by its button. */
export function TextLesson({ content, told, counts }: TextLessonProps) {
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

/** So long the end of a section stands before one's eyes before it counts as read. */
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
