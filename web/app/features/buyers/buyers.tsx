import { toPersianDigits } from '@arvand/persian/digits'
import { Building2 } from 'lucide-react'
import { data } from 'react-router'
import {
  answerFor,
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/buyers'
import { AddBuyer } from './add-buyer.tsx'
import { buyersWords as words } from './words.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await apiOf(context).panel('buyer/list', {})),
  requestId: crypto.randomUUID(),
})

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  if (formText(form, 'intent') === 'remove') {
    if (!isConfirmed(form)) return askFirst(form, words.question(formText(form, 'name')))
    const { refusal } = await attempt(api.panel('buyer/remove', { buyerId: formText(form, 'buyerId') }))
    return refusal
      ? refusedForm(url, form, refusal)
      : data<FormAnswer>({ intent: 'remove', done: words.removed })
  }
  const text = (name: string) => formText(form, name)
  const { answer, refusal } = await attempt(
    api.panel('buyer/add', {
      name: text('name'),
      legalId: text('legalId'),
      economicCode: text('economicCode'),
      postalCode: text('postalCode'),
      address: text('address'),
      ...(text('phone').trim() ? { phone: text('phone') } : {}),
      requestId: text('requestId'),
    }),
  )
  if (refusal) return refusedForm(url, form, refusal, { 'presents.buyer-there': 'legalId' })
  return data<FormAnswer>({ intent: 'add', done: words.added(answer.buyer.name) })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Buyers({ loaderData: { items, requestId }, actionData }: Route.ComponentProps) {
  const removed = answerFor(actionData, 'remove')
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <section aria-label={words.list} className="grid gap-4">
          <AnswerNews answer={removed?.asks ? undefined : removed} />
          {items.length > 0 ? (
            <List label={words.list}>
              {items.map((buyer) => (
                <BuyerRow key={buyer.id} buyer={buyer} answer={removed} />
              ))}
            </List>
          ) : (
            <EmptyState title={words.empty} level={2}>
              {words.emptyText}
            </EmptyState>
          )}
        </section>
        <AddBuyer key={items[0]?.id ?? 'none'} requestId={requestId} answer={answerFor(actionData, 'add')} />
      </div>
    </>
  )
}

interface BuyerRowProps {
  readonly buyer: Route.ComponentProps['loaderData']['items'][number]
  readonly answer: FormAnswer | undefined
}

function BuyerRow({ buyer: { id, name, legalId, economicCode, address }, answer }: BuyerRowProps) {
  return (
    <ListRow
      start={
        <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
          <Icon of={Building2} />
        </span>
      }
      title={name}
      note={
        <>
          <span className="block">{words.legalIdOf(toPersianDigits(legalId))}</span>
          <span className="block">{words.economicCodeOf(toPersianDigits(economicCode))}</span>
          <span className="block">{toPersianDigits(address)}</span>
        </>
      }
      end={
        <ConfirmedForm
          intent="remove"
          answer={answer?.asks && answer.values?.buyerId === id ? answer : undefined}
          carry={{ buyerId: id, name }}
          submit={words.remove}
          pending={words.removing}
          button={{ look: 'outline', size: 'compact' }}
          className="grid"
          question={() => words.question(name)}
        />
      }
    />
  )
}
