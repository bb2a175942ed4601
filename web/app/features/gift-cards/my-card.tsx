import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { data, redirect } from 'react-router'
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
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import type { Route } from './+types/my-card'
import { CardFace } from './card-face.tsx'
import { CopyCode } from './copy-code.tsx'
import { redeemQuestion } from './use-code.ts'
import { eventWords, faceWords, stateWords, myCardsWords as words } from './words.ts'

export async function loader({ context, params: { cardId }, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const shown = await apiOf(context).panel('giftCard/show', { cardId, ...(cursor ? { cursor } : {}) })
  return { ...shown, isFirst: cursor === null, requestId: crypto.randomUUID() }
}

export async function action({ request, context, params: { cardId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const requestId = formText(form, 'requestId')
  if (formText(form, 'intent') === 'resend') {
    const { refusal } = await attempt(api.panel('giftCard/resend', { cardId, requestId }))
    if (refusal) return refusedForm(url, form, refusal)
    return data<FormAnswer>({ intent: 'resend', done: words.resent })
  }
  const code = formText(form, 'card')
  if (formText(form, 'intent') === 'keep') {
    const { refusal } = await attempt(api.panel('giftCard/keep', { code }))
    return refusal ? refusedForm(url, form, refusal) : redirect(url.pathname)
  }
  if (!isConfirmed(form)) return askFirst(form, redeemQuestion)
  const { refusal, answer } = await attempt(api.panel('giftCard/redeem', { code, requestId }))
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>({ intent: 'redeem', done: words.redeemed(tomanText(answer.amount)) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.openCard(loaderData.card.lastFour) : words.title) },
]

export default function MyCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card, items, nextCursor, isFirst } = loaderData
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: words.back, to: `/panel/gift-cards${card.isKept ? '' : '?which=bought'}` }]}
        here={words.openCard(card.lastFour)}
      />
      <h1 className="pt-2 pb-6 text-26 font-heading">{words.openCard(card.lastFour)}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid gap-5">
          <CardFace
            design={card.design}
            amount={card.amount}
            name={card.isBought ? card.sending.name : null}
            code={`…${card.lastFour}`}
            faded={card.state !== 'active'}
            className="w-full max-w-[22rem]"
          />
          <Facts card={card} />
        </div>
        <div className="grid gap-5">
          <Uses {...loaderData} answer={actionData} />
          <section aria-labelledby="history" className="grid gap-4">
            <h2 id="history" className="text-18 font-title">
              {words.history}
            </h2>
            <List label={words.history}>
              {items.map(({ id, kind, at, amount, factor }) => (
                <ListRow
                  key={id}
                  title={eventWords[kind]}
                  note={[formatDateTime(at), factor?.number ? words.factor(factor.number) : '']
                    .filter(Boolean)
                    .join('، ')}
                  {...(factor && kind === 'spent' ? { to: `/panel/factors/${factor.id}` } : {})}
                  end={amount ? <Amount rials={amount} /> : null}
                />
              ))}
            </List>
            <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.older} />
          </section>
        </div>
      </div>
    </>
  )
}

export function Amount({ rials }: { rials: number }) {
  const sign = rials > 0 ? '\u200e+' : ''
  return (
    <span className={`text-15 font-label tabular-nums ${rials > 0 ? 'text-success-700' : ''}`}>
      {sign}
      {tomanNumber(rials)}
      <span className="ps-1 text-14 font-normal text-muted">{faceWords.toman}</span>
    </span>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Facts({ card }: Pick<Shown, 'card'>) {
  const facts: readonly Fact[] = [
    [words.rest, tomanText(card.balance)],
    [words.paid, tomanText(card.amount)],
    [words.expires, card.expiresAt ? formatDate(card.expiresAt, 'long') : words.noExpiry],
    [
      words.recipient,
      card.isBought && card.sending.mobile ? (card.sending.name ?? formatMobile(card.sending.mobile)) : null,
    ],
  ]
  return (
    <Card>
      <FactList facts={facts} />
      {card.sending.message ? (
        <blockquote className="mt-4 border-t border-line pt-4 text-15 whitespace-pre-line">
          <span className="block text-14 text-muted">
            {card.isBought ? words.message : words.messageFrom}
          </span>
          {card.sending.message}
        </blockquote>
      ) : null}
    </Card>
  )
}

/** What waits on a card that is stopped, and why; a purchase that goes back may still bring more. */
const Stopped = ({ balance }: { balance: number }) => (
  <div className="pb-4">
    <Alert tone="warning">
      {balance > 0 ? words.stopped(tomanText(balance)) : words.stoppedEmpty}{' '}
      <TextLink to="/contact">{words.contact}</TextLink>
    </Alert>
  </div>
)

/** The code, and what can be done with it. */
function Uses({
  card,
  requestId,
  answer,
}: Pick<Shown, 'card' | 'requestId'> & { answer: FormAnswer | undefined }) {
  const { code, state } = card
  // What went to somebody as a present is theirs to use.
  const isMine = !(card.isBought && card.sending.mobile)
  return (
    <Card title={words.code} aside={state === 'active' ? null : <Badge>{stateWords[state]}</Badge>}>
      {state === 'stopped' ? <Stopped balance={card.balance} /> : null}
      {code ? <CopyCode code={code} /> : <p className="text-15 text-muted">{words.noCode}</p>}
      {code && isMine && state === 'active' ? <p className="pt-2 text-14 text-muted">{words.pays}</p> : null}
      <div className="flex flex-wrap items-start gap-3 pt-4 empty:hidden">
        {code && isMine && state === 'active' && !card.isKept ? (
          <ActionForm
            intent="keep"
            answer={answerFor(answer, 'keep')}
            carry={{ card: code }}
            submit={words.keep}
            pending={words.keeping}
            button={{ look: 'outline' }}
            className="grid gap-3"
          />
        ) : null}
        {code && isMine && (state === 'active' || answer?.intent === 'redeem') ? (
          <ConfirmedForm
            intent="redeem"
            answer={answerFor(answer, 'redeem')}
            carry={{ card: code, requestId }}
            submit={words.redeem}
            pending={words.redeeming}
            button={{ look: 'outline', ...(state === 'active' ? {} : { disabledReason: words.none }) }}
            className="grid gap-3"
            question={() => ({ ...redeemQuestion, title: words.redeemQuestion(tomanText(card.balance)) })}
          />
        ) : null}
        {card.isBought && card.sending.sentAt && card.whyNotResend === null ? (
          <ActionForm
            intent="resend"
            answer={answerFor(answer, 'resend')}
            carry={{ requestId }}
            submit={words.resend}
            pending={words.resending}
            button={{ look: 'outline' }}
            className="grid gap-3"
          />
        ) : null}
      </div>
    </Card>
  )
}
