import { hideReview, listManagedReviews, unhideReview } from '@arvand/contracts/panel/reviews'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/manage-reviews'
import { manageReviewsWords as words } from './manage-words.ts'
import { ManagedReviewCard } from './managed-review-card.tsx'

const states = ['no', 'yes'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listManagedReviews, args)

export const action = formAction({
  hide: submitTo(hideReview, { done: words.hiddenDone }),
  show: submitTo(unhideReview, { done: words.shownDone }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ManageReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, now } = loaderData.query
  const state = chosen.hidden === undefined ? 'all' : chosen.hidden ? 'yes' : 'no'
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
              name: 'hidden',
              label: words.tabs,
              options: [
                { value: '', title: words.states.all },
                ...states.map((value) => ({ value, title: words.states[value] })),
              ],
            },
          ]}
          // A review that was hidden or shown may leave the filtered list, so the message stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={newestFirst}
        >
          {(items) =>
            items.map((review) => (
              <ManagedReviewCard
                key={review.id}
                review={review}
                now={now}
                answer={
                  courseId === review.courseId && personId === review.person.id ? actionData : undefined
                }
              />
            ))
          }
        </PagedList>
      </div>
    </>
  )
}
