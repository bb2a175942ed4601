import { listTaughtReviews, removeReviewReply, replyToReview } from '@arvand/contracts/teacher/reviews'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { CountBadge } from '../../ui/badge.tsx'
import type { Route } from './+types/taught-reviews'
import { TaughtReviewCard } from './taught-review-card.tsx'
import { taughtReviewsWords as words } from './taught-words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listTaughtReviews, args)

export const action = formAction({
  reply: submitTo(replyToReview, { done: words.sent }),
  edit: submitTo(replyToReview, { done: words.edited }),
  remove: submitTo(removeReviewReply, {
    question: ({ text }) => removeQuestion(text('name')),
    done: words.removed,
  }),
})

const removeQuestion = (name: string): Question => ({
  title: words.removeQuestion(name),
  text: words.removeText,
  confirm: words.remove,
  danger: true,
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function TaughtReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { unanswered, courses, query } = loaderData
  const { answered } = query.chosen
  const state = answered === undefined ? 'all' : answered ? 'yes' : 'no'
  const { courseId, personId } = actionData?.values ?? {}
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'answered',
              label: words.tabs,
              options: [
                { value: '', title: words.states.all },
                { value: 'no', title: <Unanswered count={unanswered} /> },
                { value: 'yes', title: words.states.yes },
              ],
            },
            {
              kind: 'chips',
              name: 'stars',
              label: words.stars,
              all: words.anyStars,
              options: [5, 4, 3, 2, 1].map((stars) => ({
                value: String(stars),
                title: words.starsOf(formatNumber(stars)),
              })),
            },
            ...(courses.length > 1
              ? [
                  {
                    kind: 'select' as const,
                    name: 'courseId',
                    label: words.course,
                    all: words.everyCourse,
                    options: courses.map(({ id, title }) => ({ value: id, label: title })),
                  },
                ]
              : []),
          ]}
          // A review that got its reply may leave the filtered list, so the message stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={newestFirst}
        >
          {(items) =>
            items.map((review) => (
              <TaughtReviewCard
                key={review.id}
                review={review}
                now={query.now}
                answer={
                  courseId === review.course.id && personId === review.person.id ? actionData : undefined
                }
                removeQuestion={removeQuestion}
              />
            ))
          }
        </PagedList>
      </div>
    </>
  )
}

const Unanswered = ({ count }: { count: number }) => (
  <>
    {words.states.no}
    {count > 0 ? <CountBadge count={formatNumber(count)} words={words.states.no} /> : null}
  </>
)
