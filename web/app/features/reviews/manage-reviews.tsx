import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/manage-reviews'
import { manageReviewsWords as words } from './manage-words.ts'
import { ManagedReviewCard } from './managed-review-card.tsx'

/** Which reviews are listed, by the word in the address. */
const states = { all: {}, no: { hidden: false }, yes: { hidden: true } } as const
const names = Object.keys(states) as (keyof typeof states)[]

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = names.find((one) => one === url.searchParams.get('hidden')) ?? 'all'
  const cursor = url.searchParams.get('cursor')
  const ask = { ...states[state], ...(cursor ? { cursor } : {}) }
  const page = await apiOf(context).panel('manage/reviews/list', ask)
  return { ...page, state, isFirst: cursor === null, now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const which = { courseId: formText(form, 'courseId'), personId: formText(form, 'personId') }
  const isHiding = formText(form, 'intent') === 'hide'
  const { refusal } = await attempt(
    isHiding
      ? api.panel('manage/reviews/hide', { ...which, reason: formText(form, 'reason') })
      : api.panel('manage/reviews/show', which),
  )
  if (refusal) return refusedForm(url, form, refusal)
  const done = isHiding ? words.hiddenDone : words.shownDone
  return data<FormAnswer>({ intent: formText(form, 'intent'), done })
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ManageReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, state, isFirst, now } = loaderData
  const { courseId, personId } = actionData?.values ?? {}
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <TabLinks
          label={words.tabs}
          links={names.map((one) => ({
            to: `?hidden=${one}`,
            title: words.states[one],
            here: one === state,
          }))}
        />
        {/* What was hidden or shown may have left the list, so its news stands above it. */}
        <AnswerNews answer={actionData?.done ? actionData : undefined} />
        {items.length === 0 ? (
          <EmptyState title={words.empty[state]} level={2}>
            {words.emptyText[state]}
          </EmptyState>
        ) : (
          items.map((review) => (
            <ManagedReviewCard
              key={review.id}
              review={review}
              now={now}
              answer={courseId === review.courseId && personId === review.person.id ? actionData : undefined}
            />
          ))
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ hidden: state }}
          note={words.note}
          next={words.next}
        />
      </div>
    </>
  )
}
