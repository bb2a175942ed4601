import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Link } from '../../ui/link.tsx'
import { photoOf } from '../../ui/photo.ts'
import type { CoursePage } from './course-data.ts'
import { headWords as words } from './head-words.ts'

/** Title, summary, teacher, rating; the background reaches both edges of the screen. */
export function CourseHead({ course }: { course: CoursePage }) {
  const { title, summary, category, learners } = course
  return (
    <header className="relative isolate pt-4 pb-6 before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-10 before:border-b before:border-line before:bg-surface md:pb-8 lg:pt-6 lg:pb-9">
      <Breadcrumb
        crumbs={[
          { label: words.courses, to: '/courses' },
          { label: category.title, to: `/categories/${category.slug}` },
        ]}
        here={title}
      />
      <h1 className="pt-1 text-28 font-display md:text-40">{title}</h1>
      <p className="max-w-[40rem] pt-2 text-17 text-muted md:text-18">{summary}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
        <Teacher course={course} />
        <Rated course={course} />
        {learners > 0 ? <Fact value={words.people(formatNumber(learners))} label={words.learners} /> : null}
      </div>
    </header>
  )
}

function Teacher({ course: { teacher, id, teachers } }: { course: CoursePage }) {
  const { name, handle, picture } = teacher
  const about = teachers[0]?.education ?? words.teacher
  const card = (
    <>
      <Avatar name={name} seed={handle ?? id} photo={photoOf(picture)} size={48} />
      <span>
        <span className="block text-16 font-label">{name}</span>
        <span className="block text-14 text-muted">{about}</span>
      </span>
    </>
  )
  const look = 'flex min-h-12 items-center gap-3 rounded-control'
  return handle ? (
    <Link to={`/teachers/${handle}`} className={`${look} hover:text-primary-700`}>
      {card}
    </Link>
  ) : (
    <span className={look}>{card}</span>
  )
}

function Rated({ course: { rating, ratings } }: { course: CoursePage }) {
  if (ratings === 0) return null
  return (
    <a href="#reviews" className="rounded-small hover:text-primary-700">
      <Fact
        value={
          <span className="flex items-center gap-1.5">
            <Star size={16} aria-hidden="true" className="fill-star text-star" strokeWidth={1.7} />
            {words.outOf(formatTenths(rating))}
          </span>
        }
        label={words.from(formatNumber(ratings))}
      />
    </a>
  )
}

const Fact = ({ value, label }: { value: ReactNode; label: string }) => (
  <span className="block border-line sm:border-s sm:ps-6">
    <span className="block text-16 font-label">{value}</span>
    <span className="block text-14 text-muted">{label}</span>
  </span>
)
