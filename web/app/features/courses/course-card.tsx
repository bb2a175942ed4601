import type { CourseCard as Card } from '@arvand/contracts/courses'
import { pageSize } from '@arvand/contracts/page-size'
import type { ReactNode } from 'react'
import { Duration } from '../../ui/duration.tsx'
import { Link } from '../../ui/link.tsx'
import { WishHeart } from '../wishes/index.ts'
import { cardWords as words } from './card-words.ts'
import { CourseCover } from './course-cover.tsx'
import { CoursePrice } from './course-price.tsx'
import { Rating } from './rating.tsx'
import { TeacherName } from './teacher-name.tsx'

interface CourseCardProps {
  readonly course: Card
  /** Level of its title in the outline of the page. */
  readonly level?: 2 | 3
  /** Above the fold: its picture is fetched at once. */
  readonly soon?: boolean
  /** From this width on its picture stands beside its words, for a card as wide as three. */
  readonly across?: keyof typeof acrossFrom | undefined
}

const acrossFrom = {
  lg: { row: 'lg:flex-row', cover: 'lg:w-1/2 lg:self-start', item: 'lg:col-span-3' },
  xl: { row: 'xl:flex-row', cover: 'xl:w-1/2 xl:self-start', item: 'xl:col-span-3' },
} as const

/** A course in a list: the whole card is a link, with the wish button on top of it. */
export function CourseCard({ course, level = 3, soon = false, across }: CourseCardProps) {
  const { id, slug, title, cover, category, seconds, rating, ratings, inPlus, teacher } = course
  const Heading = `h${level}` as const
  return (
    <article
      className={`group relative flex h-full flex-col overflow-clip rounded-card border border-line bg-surface transition-colors hover:border-edge ${across ? acrossFrom[across].row : ''}`}
    >
      <CourseCover
        slug={slug}
        palette={category.palette}
        cover={cover}
        soon={soon}
        {...(across ? { className: acrossFrom[across].cover, sizes: '(min-width: 640px) 50vw, 100vw' } : {})}
      />
      {inPlus ? (
        <span className="absolute start-3 top-3 rounded-full bg-surface px-3 py-0.5 text-14 font-[600] text-primary-700">
          <span aria-hidden="true">{words.plus}</span>
          <span className="sr-only">{words.withPlus}</span>
        </span>
      ) : null}
      <div className="flex flex-1 flex-col p-4.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-14 text-muted">
          <span>{category.title}</span>
          <Duration seconds={seconds} />
        </p>
        <Heading className="pt-1 text-17 font-title">
          <Link
            to={`/courses/${slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-700"
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-auto flex min-h-10 flex-wrap items-center justify-between gap-x-3 pt-3 text-14 text-muted">
          <TeacherName teacher={teacher} />
          <Rating rating={rating} ratings={ratings} />
        </p>
        <p className="mt-3.5 flex min-h-11 items-center justify-between border-t border-line pt-2">
          <CoursePrice course={course} />
          <WishHeart courseId={id} title={title} />
        </p>
      </div>
    </article>
  )
}

interface CourseGridProps {
  readonly courses: readonly Card[]
  readonly label: string
  readonly level?: 2 | 3
  /** Set beside a column of filters, where one column of cards less fits. */
  readonly narrow?: boolean
  /** At the top of its page: the first pictures are fetched at once. */
  readonly soon?: boolean
  readonly children?: ReactNode
}

/** Cards in rows. Of a whole page of ten the first is as wide as three, so that no row of three or four has a gap. */
export function CourseGrid({ courses, label, level, narrow = false, soon = false }: CourseGridProps) {
  const columns = narrow ? 'sm:grid-cols-2 xl:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
  return (
    <ul aria-label={label} className={`grid gap-4 md:gap-6 ${columns}`}>
      {courses.map((course, at) => {
        const across = at === 0 && courses.length === pageSize ? (narrow ? 'xl' : 'lg') : undefined
        return (
          <li key={course.id} className={across && acrossFrom[across].item}>
            <CourseCard course={course} level={level} soon={soon && at < 2} across={across} />
          </li>
        )
      })}
    </ul>
  )
}
