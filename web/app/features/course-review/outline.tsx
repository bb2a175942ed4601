import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Duration } from '../../ui/duration.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/review'
import { reviewWords as words } from './words.ts'

interface OutlineProps {
  readonly courseId: string
  readonly sections: Route.ComponentProps['loaderData']['sections']
  readonly seenId: string | undefined
}

/** Sections and lessons; a lesson opens above the outline, so that the reviewer stays on the page of the decision. */
export function Outline({ courseId, sections, seenId }: OutlineProps) {
  return (
    <Card title={words.lessons} flush>
      {sections.map(({ id, title, lessons }) => (
        <section key={id} aria-labelledby={id} className="border-t border-line">
          <h3 id={id} className="bg-sunken px-4.5 py-2.5 text-16 font-title md:px-6">
            {title}
          </h3>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.id} className="border-t border-line first:border-t-0">
                <Link
                  to={`/manage/courses/${courseId}?lesson=${lesson.id}`}
                  aria-current={lesson.id === seenId ? 'true' : undefined}
                  className="flex min-h-11 flex-wrap items-center gap-3 px-4.5 py-2.5 hover:bg-sunken aria-[current=true]:bg-primary-100 md:px-6"
                >
                  <span className="min-w-0 flex-1 font-label wrap-anywhere">
                    <span className="sr-only">{words.see} </span>
                    {lesson.title}
                  </span>
                  {lesson.isPreview ? <Badge tone="accent">{words.preview}</Badge> : null}
                  {lesson.isPublished ? null : <Badge>{words.hidden}</Badge>}
                  {lesson.minutes > 0 ? (
                    <span className="text-14 text-muted">
                      <Duration seconds={lesson.minutes * 60} />
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
