import { addBuyer, listBuyers, removeBuyer } from '@arvand/contracts/panel/buyers'
import { localDigits } from '@arvand/persian/digits'
import { Building2 } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
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

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(listBuyers, {})

export const action = formAction({
  add: submitTo(addBuyer, {
    places: { 'gifts.buyer-there': 'legalId' },
    done: ({ buyer }) => words.added(buyer.name),
  }),
  remove: submitTo(removeBuyer, {
    question: ({ text }) => words.question(text('name')),
    done: words.removed,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Buyers({ loaderData: { items }, actionData }: Route.ComponentProps) {
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
        <AddBuyer answer={answerFor(actionData, 'add')} />
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
          <span className="block">{words.legalIdOf(localDigits(legalId))}</span>
          <span className="block">{words.economicCodeOf(localDigits(economicCode))}</span>
          <span className="block">{localDigits(address)}</span>
        </>
      }
      end={
        <ConfirmedForm
          intent="remove"
          to={removeBuyer}
          answer={answer?.asks && answer.values?.buyerId === id ? answer : undefined}
          carry={{ buyerId: id, name }}
          submit={words.remove}
          button={{ variant: 'outline', size: 'compact' }}
          className="grid"
          question={() => words.question(name)}
        />
      }
    />
  )
}
