import type { ReviewNote } from '@arvand/contracts/course-review'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Duration } from '../../ui/duration.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { reviewNotesOf } from '../authoring/index.ts'
import type { Route } from './+types/review'
import { NoteCounts } from './note-counts.tsx'
import { reviewWords as words } from './words.ts'

interface OutlineProps {
  readonly courseId: string
  readonly sections: Route.ComponentProps['loaderData']['sections']
  readonly notes: readonly ReviewNote[]
  readonly seenId: string | undefined
}

/** Sections and lessons; a lesson opens above the outline, so that the reviewer stays on the page of the decision. */
export function Outline({ courseId, sections, notes, seenId }: OutlineProps) {
  return (
    <Card title={words.lessons} flush>
      {sections.map(({ id, title, lessons }) => (
        <section key={id} aria-labelledby={id} className="border-t border-line">
          <header className="flex flex-wrap items-center gap-x-3 bg-sunken px-4.5 py-1.5 md:px-6">
            <h3 id={id} className="min-w-0 flex-[1_1_10rem] text-16 font-title wrap-anywhere">
              {title}
            </h3>
            <NoteCounts notes={reviewNotesOf(notes, { sectionId: id })} />
            <TextLink
              alone
              to={`/manage/courses/${courseId}?section=${id}`}
              aria-label={words.openSection(title)}
              className="inline-flex min-h-11 items-center text-15"
            >
              {words.noteShort}
            </TextLink>
          </header>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.id} className="border-t border-line first:border-t-0">
                <Link
                  to={`/manage/courses/${courseId}?lesson=${lesson.id}`}
                  aria-current={lesson.id === seenId ? 'true' : undefined}
                  className="flex min-h-11 flex-wrap items-center gap-3 px-4.5 py-2.5 hover:bg-sunken aria-[current=true]:bg-primary-100 md:px-6"
                >
                  <span className="min-w-0 flex-[1_1_10rem] font-label wrap-anywhere">
                    <span className="sr-only">{words.see} </span>
                    {lesson.title}
                  </span>
                  <NoteCounts notes={reviewNotesOf(notes, { lessonId: lesson.id })} />
                  {lesson.isPreview ? <Badge tone="accent">{words.preview}</Badge> : null}
                  {lesson.isPublished ? null : <Badge>{words.hidden}</Badge>}
                  {lesson.seconds > 0 ? (
                    <span className="text-14 text-muted">
                      <Duration seconds={lesson.seconds} />
                    </span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}
