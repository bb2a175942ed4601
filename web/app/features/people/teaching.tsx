import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { askFirst, type FormAnswer, formText, isConfirmed, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { Route } from './+types/teaching'
import { ApplicationCard, acceptQuestion } from './application-card.tsx'
import { teachingWords as words } from './teaching-words.ts'

const states = ['open', 'accepted', 'returned'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const state = states.find((one) => one === searchParams.get('state')) ?? 'open'
  const cursor = searchParams.get('cursor')
  const page = await apiOf(context).panel('manage/teaching/list', { state, ...(cursor ? { cursor } : {}) })
  return { ...page, state, isFirst: cursor === null, now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const { answer, refusal } = await attempt(
    formText(form, 'intent') === 'accept' ? accept(api, form) : sendBack(api, form),
  )
  return refusal ? refusedForm(url, form, refusal) : answer
}

async function accept(api: Api, form: FormData) {
  const name = formText(form, 'name')
  if (!isConfirmed(form)) return askFirst(form, acceptQuestion(name))
  await api.panel('manage/teaching/accept', { applicationId: formText(form, 'applicationId') })
  return data<FormAnswer>({ intent: 'accept', done: words.accepted(name) })
}

async function sendBack(api: Api, form: FormData) {
  await api.panel('manage/teaching/return', {
    applicationId: formText(form, 'applicationId'),
    reason: formText(form, 'reason'),
  })
  return data<FormAnswer>({ intent: 'return', done: words.returned(formText(form, 'name')) })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Teaching({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, state, isFirst, now } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <TabLinks
          label={words.tabs}
          links={states.map((one) => ({
            to: addressWith({ state: one }),
            title: words.states[one],
            here: one === state,
          }))}
        />
        {/* What was answered has left the list, so its news stands above it. */}
        <AnswerNews answer={actionData?.done ? actionData : undefined} />
        {items.length === 0 ? (
          <EmptyState title={words.empty[state]} level={2}>
            {words.emptyText[state]}
          </EmptyState>
        ) : (
          items.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              now={now}
              answer={actionData?.values?.applicationId === application.id ? actionData : undefined}
            />
          ))
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ state }}
          note={state === 'open' ? words.note.open : words.note.other}
          next={words.next}
        />
      </div>
    </>
  )
}
