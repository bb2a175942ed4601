import type { Answer } from '@arvand/contracts/endpoint'
import type { showFrontCourses } from '@arvand/contracts/home/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { Avatar } from '../../ui/avatar.tsx'
import { Link, MoreLink, TextLink } from '../../ui/link.tsx'
import { photoOf } from '../../ui/photo.ts'
import { CourseGrid } from '../courses/index.ts'
import { Stars } from '../reviews/index.ts'
import { homeWords as words } from './words.ts'

type Front = Answer<typeof showFrontCourses>

const fieldId = (slug: string) => `field-${slug}`

/** Links to the categories that have courses, for visitors who do not know yet what to type into the search. */
export function FieldLinks({ fields }: Pick<Front, 'fields'>) {
  if (fields.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      <span className="text-muted">{words.fieldsLead}</span>
      {fields.map(({ slug, title }) => (
        <TextLink key={slug} to={`/categories/${slug}`} className="inline-flex min-h-11 items-center">
          {title}
        </TextLink>
      ))}
    </p>
  )
}

/** `home.css` has a rule for each tab. The cards of more would be half of the page, most of them never seen. */
const mostTabs = 4

/**
 * Courses by category, for the first categories; a link leads to all courses. The tabs are radio buttons and CSS,
 * without JavaScript. The chosen category alone is shown, but all are in the HTML, so that search engines find them.
 */
export function CoursesByField({ fields: all, total }: Pick<Front, 'fields' | 'total'>) {
  const fields = all.slice(0, mostTabs)
  if (fields.length === 0) return null
  return (
    <section aria-labelledby="by-field" className="page grid grid-cols-1 gap-5 pt-12 md:pt-14">
      <SectionHead
        id="by-field"
        title={words.byField}
        to="/courses"
        more={words.allCourses(formatNumber(total))}
      />
      <div className="field-tabs grid grid-cols-1 gap-5">
        <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-1">
          <legend className="sr-only">{words.byField}</legend>
          {fields.map(({ slug, title }, at) => (
            <label
              key={slug}
              className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line bg-surface px-5 text-14 font-label text-muted hover:border-edge hover:text-ink has-checked:border-inverse has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600"
            >
              <input
                type="radio"
                name="field"
                value={at}
                defaultChecked={at === 0}
                aria-controls={fieldId(slug)}
                className="sr-only"
              />
              {title}
            </label>
          ))}
        </fieldset>
        {fields.map(({ slug, title, count, courses }) => (
          <div key={slug} id={fieldId(slug)} className="field-panel grid grid-cols-1 gap-3">
            <CourseGrid courses={courses} label={title} />
            <p>
              <MoreLink to={`/categories/${slug}`}>{words.allOf(formatNumber(count), title)}</MoreLink>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

export function NewestCourses({ newest }: Pick<Front, 'newest'>) {
  if (newest.length === 0) return null
  return (
    <section aria-labelledby="newest" className="page grid grid-cols-1 gap-5 pt-12 md:pt-14">
      <SectionHead id="newest" title={words.newest} to="/courses?sort=newest" more={words.seeAll} />
      <CourseGrid courses={newest} label={words.newest} />
    </section>
  )
}

const edges = ['border-primary-600', 'border-accent-500', 'border-primary-100'] as const

/** Quotes from reviews, each with its course. */
export function LearnersWords({ words: said }: { words: Front['words'] }) {
  if (said.length === 0) return null
  return (
    <section aria-labelledby="words" className="page pt-12 md:pt-14">
      <h2 id="words" className="text-21 font-heading md:text-26">
        {words.learnersWords}
      </h2>
      <ul className="grid gap-6 pt-5 md:grid-cols-3 md:gap-8">
        {said.map(({ id, text, stars, name, picture, course }, at) => (
          <li key={id} className={`border-s-3 ps-4.5 ${edges[at % edges.length]}`}>
            <figure className="flex h-full flex-col gap-3">
              <blockquote className="flex-1 text-16">«{text}»</blockquote>
              <figcaption className="flex items-center gap-3">
                <Avatar name={name} seed={id} photo={photoOf(picture)} size={44} />
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-x-3 text-15 font-label">
                    {name}
                    <Stars stars={stars} />
                  </span>
                  <Link
                    to={`/courses/${course.slug}`}
                    className="inline-flex min-h-6 items-center text-14 text-muted hover:text-primary-700 hover:underline"
                  >
                    {course.title}
                  </Link>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly to: string
  readonly more: string
}

const SectionHead = ({ id, title, to, more }: SectionHeadProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6">
    <h2 id={id} className="text-21 font-heading md:text-26">
      {title}
    </h2>
    <MoreLink to={to}>{more}</MoreLink>
  </div>
)
