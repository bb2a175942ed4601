import { showManagedCard } from '@arvand/contracts/panel/manage-gift-cards'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/managed-card'
import { CardFace } from './card-face.tsx'
import { changeCard } from './change-card.ts'
import { ChangeForms } from './change-forms.tsx'
import { manageCardsWords as words } from './manage-words.ts'
import { Amount } from './my-card.tsx'
import { eventWords, stateWords } from './words.ts'

export const loader = ({ context, params: { cardId }, url }: Route.LoaderArgs) =>
  loadList(showManagedCard, { context, url }, { with: { cardId } })

export const action = changeCard

export const handle = {
  crumb: ({ card }: Route.ComponentProps['loaderData']) => words.openCard(card.lastFour),
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.openCard(loaderData.card.lastFour) : words.title) },
]

export default function ManagedCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card } = loaderData
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-6">
        <h1 className="text-26 font-heading">{words.openCard(card.lastFour)}</h1>
        {card.state === 'active' ? null : <Badge tone="warning">{stateWords[card.state]}</Badge>}
      </div>
      {card.state === 'stopped' ? (
        <div className="pb-6">
          <Alert tone="warning">
            {card.balance > 0 ? words.waits(tomanText(card.balance)) : words.waitsEmpty}
          </Alert>
        </div>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="history" className="grid gap-4">
          <h2 id="history" className="text-18 font-title">
            {words.history}
          </h2>
          <PagedList
            page={loaderData}
            label={words.history}
            empty={null}
            order={newestFirst}
            row={(event) => <EventRow key={event.id} event={event} />}
          />
        </section>
        <div className="grid gap-5">
          <CardFace
            design={card.design}
            amount={card.amount}
            name={card.sending.name}
            code={`…${card.lastFour}`}
            faded={card.state !== 'active'}
            className="w-full max-w-[22rem]"
          />
          <Facts card={card} />
          <ChangeForms isStopped={card.state === 'stopped'} expiresAt={card.expiresAt} answer={actionData} />
        </div>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function EventRow({ event: { kind, at, amount, by, note, factor } }: { event: Shown['items'][number] }) {
  const notes = [formatDateTime(at), by ? words.by(by.name) : null, note]
  const number = factor?.number ? words.factor(factor.number) : null
  return (
    <ListRow
      {...(factor ? { to: `/manage/finance/factors/${factor.id}` } : {})}
      title={eventWords[kind]}
      note={[...notes, number].filter(Boolean).join('، ')}
      end={amount ? <Amount rials={amount} /> : null}
    />
  )
}

function Facts({ card }: Pick<Shown, 'card'>) {
  const { sending, buyer, issuer, keeper } = card
  const person = (one: { id: string; name: string } | null) =>
    one ? (
      <Link to={`/manage/people/${one.id}`} className="rounded-small hover:underline">
        {one.name}
      </Link>
    ) : null
  const facts = [
    [words.rest, tomanText(card.balance)],
    [words.held, card.held > 0 ? tomanText(card.held) : null],
    [words.worth, tomanText(card.amount)],
    [words.expires, card.expiresAt ? formatDate(card.expiresAt) : words.noExpiry],
    [words.buyer, person(buyer)],
    [words.issuer, person(issuer)],
    [words.keeper, person(keeper)],
    [words.recipient, sending.name ?? (sending.mobile ? formatMobile(sending.mobile) : null)],
    [
      sending.sentAt ? words.sentAt : words.willSend,
      sending.sendAt ? formatDateTime(sending.sentAt ?? sending.sendAt) : null,
    ],
    [words.noteOf, card.note],
  ] as const
  return (
    <Card>
      <FactList facts={facts} />
      {card.batchId ? (
        <TextLink
          to={`/manage/gift-cards?batchId=${card.batchId}`}
          className="mt-3 inline-flex min-h-11 items-center"
        >
          {words.batch}
        </TextLink>
      ) : null}
    </Card>
  )
}
