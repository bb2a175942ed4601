import type { CourseCard } from '@arvand/contracts/courses'
import type { Answer } from '@arvand/contracts/endpoint'
import type { listPaths } from '@arvand/contracts/home/paths'
import { formatNumber } from '@arvand/persian/numbers'
import { Duration } from '../../ui/duration.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { Link, MoreLink } from '../../ui/link.tsx'
import { firstWords as words } from './words.ts'

export interface First {
  readonly paths: readonly Pick<
    Answer<typeof listPaths>['items'][number],
    'slug' | 'title' | 'category' | 'courses' | 'seconds'
  >[]
  readonly courses: readonly Pick<CourseCard, 'slug' | 'title' | 'category' | 'lessons' | 'seconds'>[]
}

/** Where somebody without a course may begin: paths, and free courses. */
export const FirstPath = ({ first: { paths, courses } }: { first: First }) => (
  <>
    <Choices
      id="free-title"
      title={words.free}
      all={<MoreLink to="/courses?price=free">{words.allFree}</MoreLink>}
      items={courses.map(({ lessons, ...course }) => ({
        ...{ ...course, to: `/courses/${course.slug}`, size: words.lessons(formatNumber(lessons)) },
      }))}
    />
    <Choices
      id="paths-title"
      title={words.paths}
      all={<MoreLink to="/paths">{words.allPaths}</MoreLink>}
      items={paths.map(({ courses: count, ...path }) => ({
        ...{ ...path, to: `/paths/${path.slug}`, size: words.courses(formatNumber(count)) },
      }))}
    />
  </>
)

interface Choice extends Pick<CourseCard, 'slug' | 'title' | 'category' | 'seconds'> {
  readonly to: string
  readonly size: string
}

interface ChoicesProps {
  readonly id: string
  readonly title: string
  readonly all: React.ReactNode
  readonly items: readonly Choice[]
}

function Choices({ id, title, all, items }: ChoicesProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-18 font-title">
          {title}
        </h2>
        {all}
      </header>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {items.map(({ slug, title: name, category, seconds, to, size }) => (
          <li
            key={slug}
            className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 has-[a:hover]:border-edge"
          >
            <Girih
              slug={slug}
              category={category.palette}
              shape="tile"
              className="size-16 shrink-0 rounded-tile"
            />
            <div className="min-w-0">
              <h3 className="text-16 font-label leading-relaxed wrap-anywhere">
                <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                  {name}
                </Link>
              </h3>
              <p className="text-14 text-muted">
                {size} · <Duration seconds={seconds} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
