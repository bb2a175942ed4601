import type { Answer } from '@arvand/contracts/endpoint'
import type { listCourseReviews } from '@arvand/contracts/home/courses'
import { formatNumber, formatPercent, formatTenths } from '@arvand/persian/numbers'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type ListPage, PagedRows } from '../../shell/paged-rows.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { photoOf } from '../../ui/photo.ts'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { type MyReview, ReviewForm } from './review-form.tsx'
import { Stars } from './stars.tsx'
import { reviewsWords as words } from './words.ts'

type Page = Answer<typeof listCourseReviews>
type Summary = Page['summary']
type Review = Page['items'][number]

export interface ReviewsProps {
  readonly courseId: string
  readonly reviews: Page & Pick<ListPage<Review>, 'query'>
  /** Null for a visitor who is not signed in. */
  readonly mine: {
    readonly review: MyReview | null
    readonly isLearner: boolean
  } | null
  /** Why the visitor may not write a review, as a sentence. */
  readonly whyNot: string | null
  readonly answer: FormAnswer | undefined
  readonly now: number
}

/** The reviews of a course: mean, distribution, each review, and a form for learners. */
export function Reviews({ courseId, reviews, mine, whyNot, answer, now }: ReviewsProps) {
  const { summary } = reviews
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="grid scroll-mt-6 gap-4">
      <h2 id="reviews-title" className="text-21 font-heading md:text-26">
        {words.title}
      </h2>
      {summary.ratings > 0 ? (
        <Distribution summary={summary} />
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
      {mine && (mine.isLearner || mine.review) ? (
        <ReviewForm courseId={courseId} own={mine.review} whyNot={whyNot} answer={answer} />
      ) : null}
      <PagedRows page={reviews} label={words.list} empty={null} order={words.note} anchor="reviews">
        {(items) => (
          <ul aria-label={words.list} className="grid gap-4 sm:grid-cols-2 md:gap-6">
            {items.map((review) => (
              <ReviewCard key={review.id} review={review} now={now} />
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

function ReviewCard({ review, now }: { review: Review; now: number }) {
  const { id, name, picture, stars, text, at, completed } = review
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
      </article>
    </li>
  )
}
