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
import type { Route } from './+types/reports'
import { ReportCard } from './report-card.tsx'
import { reportsWords as words } from './words.ts'

const states = ['open', 'settled'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = states.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('manage/reports/list', { state, ...(cursor ? { cursor } : {}) })
  return { ...page, state, isFirst: cursor === null, now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const verdict = formText(form, 'intent') === 'remove' ? 'removed' : 'kept'
  const { refusal } = await attempt(
    actionApiOf(context).panel('manage/reports/settle', {
      commentId: formText(form, 'commentId'),
      verdict,
      note: formText(form, 'note'),
    }),
  )
  if (refusal) return refusedForm(url, form, refusal)
  const done = verdict === 'removed' ? words.removedDone : words.keptDone
  return data<FormAnswer>({ intent: formText(form, 'intent'), done })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, state, isFirst, now } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] gap-5">
        <TabLinks
          label={words.tabs}
          links={states.map((one) => ({
            to: `?state=${one}`,
            title: words.states[one],
            here: one === state,
          }))}
        />
        {/* What was settled has left the list, so its news stands above it. */}
        <AnswerNews answer={actionData?.done ? actionData : undefined} />
        {items.length === 0 ? (
          <EmptyState title={words.empty[state]} level={2}>
            {words.emptyText[state]}
          </EmptyState>
        ) : (
          items.map((item) => (
            <ReportCard
              key={item.id}
              item={item}
              now={now}
              answer={actionData?.values?.commentId === item.comment.id ? actionData : undefined}
            />
          ))
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ state }}
          note={words.order}
          next={words.next}
        />
      </div>
    </>
  )
}
