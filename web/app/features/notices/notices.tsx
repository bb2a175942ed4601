import { listNotices, readAllNotices, readNotice } from '@arvand/contracts/panel/notices'
import { formatNumber } from '@arvand/persian/numbers'
import { Settings2 } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/notices'
import { NoticeRow } from './notice-row.tsx'
import { useFreshNotices } from './use-fresh-notices.ts'
import { noticesWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listNotices, args)

export const action = formAction({
  readAll: submitTo(readAllNotices, { done: words.readAllDone }),
  // No message: the notice's row shows that it was read.
  read: submitTo(readNotice, { done: () => ({}) }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Notices({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { items, unread, query } = loaderData
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
              button={{ variant: 'soft', size: 'compact' }}
            />
          ) : (
            <AnswerNews answer={answerFor(actionData, 'readAll')} />
          )}
          <ButtonLink to="/panel/notice-preferences" variant="outline" size="compact" icon={Settings2}>
            {words.preferences}
          </ButtonLink>
        </div>
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.empty, text: words.emptyLead }}
          order={words.order}
        >
          {(notices) => (
            <ul aria-label={words.title} className="grid gap-3">
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} now={query.now} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}
