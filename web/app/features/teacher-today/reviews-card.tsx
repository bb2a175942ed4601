import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link, MoreLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { Stars } from '../reviews/index.ts'
import type { TeacherHome } from './teacher-home.ts'
import { reviewWords as words } from './words.ts'

/** The newest reviews of one's courses. */
export function ReviewsCard({ reviews, now }: { reviews: TeacherHome['reviews']; now: number }) {
  return (
    <Card title={words.title} aside={<MoreLink to="/teach/reviews">{words.all}</MoreLink>} flush>
      {reviews.length === 0 ? (
        <p className="border-t border-line px-4.5 py-4 text-15 text-muted md:px-6">{words.nobody}</p>
      ) : (
        <ul className="grid border-t border-line max-lg:divide-y max-lg:divide-line lg:grid-cols-3 lg:divide-x lg:divide-line">
          {reviews.map(({ courseSlug, courseTitle, personId, name, stars, text, at }) => (
            <li
              key={`${courseSlug} ${personId}`}
              className="relative grid content-start gap-2 p-4.5 has-[a:hover]:bg-sunken md:p-6"
            >
              <p className="flex items-center gap-3">
                <Avatar name={name} seed={personId} size={36} />
                <span className="min-w-0 flex-1 text-15">
                  <span className="font-label">{name}</span>{' '}
                  <span className="text-14 text-muted">
                    <TimeAgo at={at} now={now} />
                  </span>
                </span>
                <Stars stars={stars} />
              </p>
              <p className="bidi-plain line-clamp-3 text-15 wrap-anywhere">{text}</p>
              <h3 className="text-14">
                <Link
                  to={`/courses/${courseSlug}#reviews`}
                  className="font-label text-primary-700 after:absolute after:inset-0"
                >
                  {courseTitle}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
