import type { TaughtMedia } from '@arvand/contracts/taught-lesson'
import type { BodyProps } from '../../../lesson-kind.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { LessonPlayer } from '../../media/index.ts'
import { RichText } from '../../rich-text/index.ts'
import { learnWords as words } from '../words.ts'

/** A video or audio lesson: the player, and the teacher's text below it. */
export default function TimedLesson(props: BodyProps<TaughtMedia>) {
  const { course, lesson, content, startAt, seekTo, playhead, told, counts, onDemand } = props
  return (
    <>
      <div className="md:px-7 md:pt-6">
        {content.playable ? (
          <LessonPlayer
            flush
            pageKeys
            onDemand={onDemand ?? false}
            playable={content.playable}
            title={lesson.title}
            artist={course.title}
            startAt={startAt}
            seekTo={seekTo}
            onTime={playhead.tell}
            onSecond={(second) => {
              playhead.tell(second)
              if (counts) told.position(second)
            }}
            onEnded={() => told.ended?.()}
            onTenth={(tenth) => told.step(tenth, playhead.second())}
          />
        ) : (
          <div className="p-4 md:p-0">
            <EmptyState level={2} title={words.noFile}>
              {words.noFileText}
            </EmptyState>
          </div>
        )}
      </div>
      {content.body && content.body.content.length > 0 ? (
        <section aria-label={words.body} className="px-4 pt-5 md:px-7">
          <RichText text={content.body} files={content.pictures} className="max-w-[46rem]" />
        </section>
      ) : null}
    </>
  )
}
