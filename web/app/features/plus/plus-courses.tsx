import type { Answer } from '@arvand/contracts/endpoint'
import type { showPlusCourses } from '@arvand/contracts/home/plus'
import { formatNumber } from '@arvand/persian/numbers'
import { Link, MoreLink } from '../../ui/link.tsx'
import { CourseThumb } from '../courses/index.ts'
import { plusWords as words } from './words.ts'

type Fields = Answer<typeof showPlusCourses>['items']

/** Courses included in plus: the most popular ones of each category. */
export default function PlusCourses({ fields }: { fields: Fields }) {
  if (fields.length === 0) return null
  const total = fields.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="in-plus" className="page pt-12 md:pt-14">
      <h2 id="in-plus" className="text-21 font-heading md:text-26">
        {words.inPlus}
      </h2>
      <p className="pt-1 text-15 text-muted">
        {words.inPlusLead(formatNumber(total), formatNumber(fields.length))}
      </p>
      <ul className="grid gap-4 pt-5 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {fields.map((field) => (
          <li key={field.slug}>
            <FieldCard field={field} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FieldCard({ field: { slug, title, count, courses } }: { field: Fields[number] }) {
  return (
    <section
      aria-labelledby={`plus-${slug}`}
      className="flex h-full flex-col rounded-card border border-line bg-surface p-4.5 md:p-5"
    >
      <h3 id={`plus-${slug}`} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-17 font-title">{title}</span>
        <span className="text-14 font-normal text-muted">{words.ofField(formatNumber(count))}</span>
      </h3>
      <ul className="divide-y divide-line pt-2">
        {courses.map(({ id, slug: course, cover, category, title: name, teacher }) => (
          <li key={id} className="group relative flex items-center gap-3.5 py-3">
            <CourseThumb slug={course} category={category} cover={cover} />
            <span className="min-w-0">
              <Link
                to={`/courses/${course}`}
                className="block text-15 font-label leading-relaxed after:absolute after:inset-0 group-hover:text-primary-700"
              >
                {name}
              </Link>
              <span className="block text-14 text-muted">{teacher.name}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-1">
        <MoreLink to={`/categories/${slug}`}>{words.allOf(title)}</MoreLink>
      </p>
    </section>
  )
}
