import { listDoubtfulPayments, reconcilePayment } from '@arvand/contracts/panel/manage-finance'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/doubtful-payments'
import { doubtWords as words } from './doubt-words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listDoubtfulPayments, args)

export const action = formAction({
  reconcile: submitTo(reconcilePayment, { done: ({ payment }) => words.said[payment.state] ?? words.silent }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function DoubtfulPayments({ loaderData, actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'reconcile')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
          news={<LoneNews answer={answer} />}
          row={({ id, factorId, amount, at, person, checks, nextLook }) => (
            <ListRow
              key={id}
              {...(factorId ? { to: `/manage/finance/factors/${factorId}` } : {})}
              title={`${tomanText(amount)}، ${person.name}`}
              note={[
                factorId ? '' : words.topUp,
                formatDateTime(at),
                checks > 0 ? words.checks(formatNumber(checks)) : '',
                nextLook ? words.nextLook(formatDateTime(nextLook)) : '',
              ]
                .filter((text) => text !== '')
                .join('، ')}
              end={
                <ActionForm
                  intent="reconcile"
                  to={reconcilePayment}
                  carry={{ paymentId: id }}
                  submit={words.askBank}
                  button={{ variant: 'outline', size: 'compact' }}
                />
              }
            />
          )}
        />
      </div>
    </>
  )
}
