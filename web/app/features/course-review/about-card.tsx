import { Card } from '../../ui/card.tsx'
import { CourseCover } from '../courses/index.ts'
import { RichText } from '../rich-text/index.ts'
import type { Route } from './+types/review'
import { reviewWords as words } from './words.ts'

/** What the course says of itself: cover, summary, long text, outcomes and requirements. */
export function AboutCard({ course }: { course: Route.ComponentProps['loaderData']['course'] }) {
  return (
    <Card title={words.about}>
      <div className="grid gap-5">
        <span className="overflow-clip rounded-option">
          <CourseCover
            slug={course.slug}
            palette={course.category.palette}
            cover={course.cover}
            sizes="46rem"
          />
        </span>
        <p className="text-17">{course.summary}</p>
        <RichText text={course.description} idPrefix="about-" />
        <Lines title={words.outcomes} lines={course.outcomes} />
        <Lines title={words.requirements} lines={course.requirements} />
      </div>
    </Card>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className="pb-1.5 text-16 font-title">{title}</h3>
      <ul className="grid list-disc gap-1 ps-6 marker:text-primary-600">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
