import { hideReview, listManagedReviews, unhideReview } from '@arvand/contracts/panel/reviews'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith, type Filter } from '../../ui/address-with.ts'
import { TextLink } from '../../ui/link.tsx'
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
  const { chosen, filter, now } = loaderData.query
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
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
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
          ]}
          // A review that was hidden or shown may leave the filtered list, so the message stands above it.
          news={
            <>
              <AnswerNews answer={actionData?.done ? actionData : undefined} />
              <OfCourse filter={filter} title={loaderData.items[0]?.course.title} />
            </>
          }
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

interface OfCourseProps {
  readonly filter: Filter
  readonly title: string | undefined
}

/** The course to which the list is narrowed, with a link that shows all courses again. */
function OfCourse({ filter, title }: OfCourseProps) {
  if (!filter.courseId) return null
  const wider = { ...filter, courseId: null, personId: null }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      <span>{title ? words.ofCourse(title) : words.ofOneCourse}</span>
      <TextLink to={addressWith(wider)} className="inline-flex min-h-11 items-center">
        {words.allCourses}
      </TextLink>
    </p>
  )
}
