import type { Answer } from '@arvand/contracts/endpoint'
import type { listCourseReviews } from '@arvand/contracts/home/courses'
import { formatNumber, formatPercent, formatTenths } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { type ListPage, PagedRows } from '../../shell/paged-rows.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { TextLink } from '../../ui/link.tsx'
import { photoOf } from '../../ui/photo.ts'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { Stars } from './stars.tsx'
import { reviewsWords as words } from './words.ts'

type Page = Answer<typeof listCourseReviews>
type Summary = Page['summary']
type Review = Page['items'][number]

export interface ReviewListProps {
  readonly reviews: Page & Pick<ListPage<Review>, 'query'>
  readonly now: number
  /** Each row names its course, for reviews of several courses. */
  readonly naming?: boolean
  /** Between the mean and the rows. */
  readonly children?: ReactNode
}

/** Reviews of one course or of several: mean, distribution and each review. */
export function ReviewList({ reviews, now, naming = false, children }: ReviewListProps) {
  const { summary } = reviews
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="grid scroll-mt-6 grid-cols-1 gap-4">
      <h2 id="reviews-title" className="text-21 font-heading md:text-26">
        {words.title}
      </h2>
      {summary.ratings > 0 ? (
        <Distribution summary={summary} />
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
      {children}
      <PagedRows page={reviews} label={words.list} empty={null} order={words.note} anchor="reviews">
        {(items) => (
          <ul aria-label={words.list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6">
            {items.map((review) => (
              <ReviewCard key={review.id} review={review} naming={naming} now={now} />
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  )
}

function Distribution({ summary: { rating, ratings, stars } }: { summary: Summary }) {
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <p className="grid min-w-28 justify-items-center gap-1">
        <span className="text-48 leading-none font-display">
          <span className="sr-only">{words.outOf(formatTenths(rating))}</span>
          <span aria-hidden="true">{formatTenths(rating)}</span>
        </span>
        <Stars stars={rating} size={20} />
        <span className="text-14 text-muted">{words.from(formatNumber(ratings))}</span>
      </p>
      <ul aria-label={words.distribution} className="grid min-w-0 flex-1 basis-60 gap-1.5">
        {[5, 4, 3, 2, 1].map((number) => (
          <StarRow key={number} number={number} share={(100 * (stars[number - 1] ?? 0)) / ratings} />
        ))}
      </ul>
    </div>
  )
}

const StarRow = ({ number, share }: { number: number; share: number }) => (
  <li className="flex items-center gap-3 text-14">
    <span className="sr-only">{words.share(formatNumber(number), formatPercent(Math.round(share)))}</span>
    <span aria-hidden="true" className="w-15 shrink-0 font-label">
      {words.starsOf(formatNumber(number))}
    </span>
    <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-track">
      <span className="block h-full rounded-full bg-accent-500" style={{ inlineSize: `${share}%` }} />
    </span>
    <span aria-hidden="true" className="w-12 text-end text-muted">
      {formatPercent(Math.round(share))}
    </span>
  </li>
)

function ReviewCard({ review, naming, now }: { review: Review; naming: boolean; now: number }) {
  const { id, name, picture, stars, text, at, completed, course, reply } = review
  return (
    <li className="rounded-card border border-line bg-surface p-4.5 md:p-6">
      <article>
        <header className="flex items-center gap-3">
          <Avatar name={name} seed={id} photo={photoOf(picture)} size={44} />
          <div className="min-w-0 flex-1">
            <div className="flex items-center justify-between gap-3">
              <h3 className="truncate text-15 font-title">{name}</h3>
              <span className="flex shrink-0">
                <Stars stars={stars} />
              </span>
            </div>
            <p className="text-14 text-muted">
              <TimeAgo at={at} now={now} />، {completed ? words.completed : words.learning}
            </p>
          </div>
        </header>
        <p className="pt-3 text-15 whitespace-pre-line">{text}</p>
        {reply ? <Reply reply={reply} now={now} /> : null}
        {naming ? (
          <p className="pt-1 text-15">
            <TextLink alone to={`/courses/${course.slug}`} className="inline-flex min-h-11 items-center">
              {words.ofCourse(course.title)}
            </TextLink>
          </p>
        ) : null}
      </article>
    </li>
  )
}

interface ReplyProps {
  readonly reply: NonNullable<Review['reply']>
  readonly now: number
}

/** What a teacher of the course replied. */
const Reply = ({ reply: { name, picture, text, at }, now }: ReplyProps) => (
  <article
    aria-label={words.replyOf(name)}
    className="mt-4 flex gap-3 rounded-option border-s-3 border-primary-600 bg-sunken px-4 py-3"
  >
    <Avatar name={name} seed={name} photo={photoOf(picture)} size={36} />
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline gap-x-3 text-15">
        <span className="font-label">{name}</span>
        <span className="text-14 text-muted">
          {words.teacher}، <TimeAgo at={at} now={now} />
        </span>
      </p>
      <p className="bidi-plain pt-1 text-15 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  </article>
)
