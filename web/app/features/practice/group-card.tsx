import type { PracticeGroup } from '@arvand/contracts/panel/sample-questions'
import { jalaliYearText } from '@arvand/persian/calendar'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { CoursePrice } from '../courses/index.ts'
import { gradeWords } from './grades.ts'
import { groupsWords as words } from './words.ts'

/** «ریاضی، پایهٔ یازدهم، سال ۱۴۰۴، کنکور سراسری» */
export const aboutGroup = ({
  category,
  grade,
  year,
  source,
}: Pick<PracticeGroup, 'category' | 'grade' | 'year' | 'source'>): string =>
  [category?.title, grade && gradeWords[grade], year && words.ofYear(jalaliYearText(year)), source]
    .filter(Boolean)
    .join('، ')

/** A group as the list shows it; the whole card opens it. */
export function GroupCard({ group }: { group: PracticeGroup }) {
  const { id, title, description, teacher, questions, done, due, mastered, mayPractise } = group
  const share = questions === 0 ? 0 : (done / questions) * 100
  const known = done === 0 ? 0 : (mastered / questions) * 100
  return (
    <article className="group relative grid grid-cols-1 content-between gap-4 rounded-card border border-line bg-surface p-4.5 hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 md:p-5">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-17 font-title wrap-anywhere">
            <Link
              to={mayPractise ? `/panel/practice/${id}` : `/sample-questions/${group.slug}`}
              className="outline-hidden after:absolute after:inset-0 group-hover:text-primary-700"
            >
              {title}
            </Link>
          </h2>
          {due > 0 ? <Badge tone="primary">{words.dueHere(formatNumber(due))}</Badge> : null}
        </div>
        <p className="text-14 text-muted">
          {[aboutGroup(group), words.by(teacher)].filter(Boolean).join(' · ')}
        </p>
        {description ? <p className="line-clamp-2 text-15">{description}</p> : null}
        {mayPractise ? null : <CoursePrice course={{ price: group.price, listPrice: group.price }} />}
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <div aria-hidden="true" data-track className="flex h-2 overflow-hidden rounded-full bg-track">
          <span className="bg-success" style={{ inlineSize: `${known}%` }} />
          <span className="bg-primary-600" style={{ inlineSize: `${share - known}%` }} />
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 text-14 text-muted">
          <span>
            {done === 0
              ? words.questions(formatNumber(questions))
              : words.practised(formatNumber(done), formatNumber(questions))}
          </span>
          {mastered > 0 ? <span>{words.mastered(formatNumber(mastered))}</span> : null}
        </p>
      </div>
    </article>
  )
}
