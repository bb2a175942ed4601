import { tomanNumber, tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { ChangeMark } from '../../ui/change.tsx'
import { changeOf } from '../../ui/change-words.ts'
import { Link, MoreLink } from '../../ui/link.tsx'
import { CourseCover } from '../courses/index.ts'
import { manageWords, bestWords as words } from './manage-words.ts'
import { type ManagerHome, millionText } from './period-text.ts'

type Best = NonNullable<ManagerHome['bestCourses']>

interface BestCoursesProps {
  readonly courses: Best
  /** How many days are compared. */
  readonly days: number
  readonly allAddress: string | undefined
}

/** The courses that brought in most. */
export function BestCourses({ courses, days, allAddress }: BestCoursesProps) {
  return (
    <Card
      title={words.title}
      aside={allAddress ? <MoreLink to={allAddress}>{words.all}</MoreLink> : null}
      flush
    >
      {courses.length === 0 ? (
        <p className="border-t border-line px-4.5 py-6 text-15 text-muted md:px-6">{words.none}</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {courses.map((course, at) => (
            <BestRow key={course.id} course={course} place={at + 1} days={days} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function BestRow({ course, place, days }: { course: Best[number]; place: number; days: number }) {
  const { slug, title, teacher, category, cover, sales, before, enrolments, counts } = course
  const change = changeOf({ now: sales, before, days, base: counts.before, difference: tomanText })
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4.5 py-3 hover:bg-sunken md:px-6">
      <span aria-hidden="true" className="w-4 text-15 text-muted">
        {formatNumber(place)}
      </span>
      <span className="w-20 shrink-0 overflow-clip rounded-small">
        <CourseCover slug={slug} palette={category.palette} cover={cover} sizes="5rem" />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <Link
          to={`/courses/${slug}`}
          className="block text-15 font-label after:absolute after:inset-0 after:-outline-offset-2"
        >
          {title}
        </Link>
        <span className="block text-14 text-muted">
          {teacher} · {words.enrolments(formatNumber(enrolments))}
        </span>
      </span>
      <span className="grid sm:min-w-40">
        <span className="text-15">
          <span className="font-[650]">{tomanNumber(sales)}</span>{' '}
          <span className="text-14 text-muted">{manageWords.toman}</span>
        </span>
        <ChangeMark change={change} />
      </span>
    </li>
  )
}

/** How the sales are shared among fields: bars grow from the right. */
export function FieldShares({ fields }: { fields: NonNullable<ManagerHome['fields']> }) {
  const whole = fields.reduce((sum, { sales }) => sum + sales, 0)
  return (
    <Card title={words.shares}>
      {fields.length === 0 ? <p className="text-15 text-muted">{words.none}</p> : null}
      <ul className="grid gap-4.5">
        {fields.map(({ slug, title, sales }) => (
          <li key={slug ?? ''} className="grid gap-1.5">
            <span className="flex flex-wrap items-baseline gap-x-2 text-15">
              <span className="flex-1 font-label">{title ?? words.noField}</span>
              <span className="text-14 text-muted">{millionText(sales)}</span>
              <bdi dir="ltr" className="font-label">
                {formatPercent((100 * sales) / whole)}
              </bdi>
            </span>
            <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-track">
              <span
                className="block h-full rounded-full bg-primary-600"
                style={{ inlineSize: `${(100 * sales) / whole}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
