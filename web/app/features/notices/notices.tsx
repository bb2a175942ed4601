import { formatNumber } from '@arvand/persian/numbers'
import { Settings2 } from 'lucide-react'
import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/notices'
import { NoticeRow } from './notice-row.tsx'
import { useFreshNotices } from './use-fresh-notices.ts'
import { noticesWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('notice/list', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null, now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const intent = formText(form, 'intent')
  const marking =
    intent === 'readAll'
      ? api.panel('notice/readAll', {})
      : api.panel('notice/read', { id: formText(form, 'id') })
  const { refusal } = await attempt(marking)
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>(intent === 'readAll' ? { intent, done: words.readAllDone } : { intent })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, unread, isFirst, now } = loaderData
  useFreshNotices(unread)
  return (
    <>
      <PageHead
        title={words.title}
        lead={
          unread > 0 ? `${formatNumber(unread)} ${words.lead[1]}` : items.length > 0 ? words.lead[0] : null
        }
      />
      <div className="grid gap-5">
        <AnswerNews answer={answerFor(actionData, 'read')} />
        <div className="flex flex-wrap items-start gap-3">
          {unread > 0 ? (
            <ActionForm
              intent="readAll"
              answer={answerFor(actionData, 'readAll')}
              submit={words.readAll}
              pending={words.reading}
              button={{ look: 'soft', size: 'compact' }}
            />
          ) : (
            <AnswerNews answer={answerFor(actionData, 'readAll')} />
          )}
          <ButtonLink to="/panel/notice-preferences" look="outline" size="compact" icon={Settings2}>
            {words.preferences}
          </ButtonLink>
        </div>
        {items.length === 0 ? (
          <EmptyState title={words.empty} level={2}>
            {words.emptyLead}
          </EmptyState>
        ) : (
          <ul aria-label={words.title} className="grid gap-3">
            {items.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} now={now} />
            ))}
          </ul>
        )}
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.note} next={words.next} />
      </div>
    </>
  )
}
