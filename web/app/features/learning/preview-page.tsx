import { formatNumber } from '@arvand/persian/numbers'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { Girih } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, Link, TextLink } from '../../ui/link.tsx'
import { FileRows } from './file-rows.tsx'
import { lessonPath } from './lesson-page.ts'
import type { LoadedPreview } from './load-lesson.ts'
import { usePlayhead } from './playhead.ts'
import { Transcript } from './tabs/transcript.tsx'
import { learnWords, previewWords as words } from './words.ts'

const nothing = { stepsDone: [], step: () => undefined, position: () => undefined }

/** A lesson that anybody may open, with a link to the course. */
export default function PreviewPage({ shown }: { shown: LoadedPreview }) {
  const { course, lesson, cues, previews } = shown
  const playhead = usePlayhead(0)
  const [seekTo, setSeekTo] = useState<{ second: number } | null>(null)
  const { attachments, kind } = lesson.content
  const { Body, showsAttachments } = lessonKindOf(kind)
  return (
    <div className="min-h-dvh">
      <header className="flex items-center gap-3 border-b border-line bg-surface px-2 py-2.5 md:px-5">
        <Link
          to={`/courses/${course.slug}`}
          aria-label={learnWords.backToCourse}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <Icon of={ChevronRight} size={26} />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-16 font-title leading-normal md:text-17">{lesson.title}</h1>
          <p className="truncate text-14 text-muted">
            {course.title}، {lesson.sectionTitle}
          </p>
        </div>
        <ButtonLink to={`/courses/${course.slug}`} size="compact" className="max-md:hidden">
          {words.course}
        </ButtonLink>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-[66rem] gap-6 pb-12">
        <Body
          content={lesson.content}
          course={course}
          lesson={{ ...lesson, steps: 1 }}
          startAt={null}
          seekTo={seekTo}
          playhead={playhead}
          told={nothing}
          counts={false}
          onDemand
        />
        <div className="grid gap-5 px-4 md:px-7">
          <section className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6">
            <Girih
              slug={course.slug}
              category={course.category.palette}
              shape="tile"
              className="size-16 rounded-tile"
            />
            <div className="min-w-0 flex-[1_1_16rem]">
              <h2 className="text-17 font-title">
                {words.band}، {formatNumber(course.lessons)} {words.all}
              </h2>
              <p className="text-15 text-muted">{words.text}</p>
            </div>
            <ButtonLink to={`/courses/${course.slug}`}>{words.course}</ButtonLink>
          </section>
          {cues.length > 0 ? (
            <Transcript cues={cues} playhead={playhead} onSeek={(second) => setSeekTo({ second })} />
          ) : null}
          {attachments.length > 0 && !showsAttachments ? <FileRows files={attachments} /> : null}
          {previews.length > 1 ? (
            <nav aria-label={words.others}>
              <h2 className="text-16 font-title">{words.others}</h2>
              <ul>
                {previews.map(({ id, title }) => (
                  <li key={id}>
                    <TextLink
                      alone
                      to={lessonPath(course.slug, id)}
                      aria-current={id === lesson.id ? 'page' : undefined}
                      className="inline-flex min-h-11 items-center aria-[current=page]:text-muted"
                    >
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
      </main>
    </div>
  )
}
