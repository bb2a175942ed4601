import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import { answerFor, type FormAnswer, formText, refusedForm, valuesOf } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/doubtful-payments'
import { FinanceTabs } from './finance-tabs.tsx'
import { financeWords, doubtWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('manage/payment/doubt', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const ask = { paymentId: formText(form, 'paymentId') }
  const { answer, refusal } = await attempt(actionApiOf(context).panel('manage/payment/look', ask))
  if (refusal) return refusedForm(url, form, refusal)
  const done = words.said[answer.payment.state] ?? words.silent
  return data<FormAnswer>({ intent: 'look', done, values: valuesOf(form) })
}

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function DoubtfulPayments({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, isFirst } = loaderData
  const answer = answerFor(actionData, 'look')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FinanceTabs />
        <LoneNews answer={answer} />
        {items.length === 0 ? (
          <EmptyState title={words.empty} level={2}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map(({ id, factorId, amount, at, person, checks, nextLook }) => (
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
                    intent="look"
                    carry={{ paymentId: id }}
                    submit={words.look}
                    pending={words.looking}
                    button={{ look: 'outline', size: 'compact' }}
                  />
                }
              />
            ))}
          </List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          note={financeWords.order}
          next={financeWords.next}
        />
      </div>
    </>
  )
}
