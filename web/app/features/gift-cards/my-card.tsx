import {
  claimGiftCard,
  redeemGiftCard,
  resendGiftCard,
  showGiftCard,
} from '@arvand/contracts/panel/gift-cards'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/my-card'
import { CardFace } from './card-face.tsx'
import { CopyCode } from './copy-code.tsx'
import { myCardsWords as words } from './my-cards-words.ts'
import { redeemQuestion } from './redeem-question.ts'
import { eventWords, faceWords, stateWords } from './words.ts'

export const loader = ({ context, params: { cardId }, url }: Route.LoaderArgs) =>
  loadList(showGiftCard, { context, url }, { with: { cardId } })

const ofCard = ({ params: { cardId = '' } }: SentForm) => ({ cardId })

export const action = formAction({
  keep: submitTo(claimGiftCard, { done: (_answer, _ask, { url }) => redirect(url.pathname) }),
  redeem: submitTo(redeemGiftCard, {
    question: () => redeemQuestion,
    done: ({ amount }) => words.redeemed(tomanText(amount)),
  }),
  resend: submitTo(resendGiftCard, { with: ofCard, done: words.resent }),
})

export const handle = {
  crumb: ({ card }: Route.ComponentProps['loaderData']) => words.openCard(card.lastFour),
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.openCard(loaderData.card.lastFour) : words.title) },
]

export default function MyCard({ loaderData, actionData }: Route.ComponentProps) {
  const { card } = loaderData
  return (
    <>
      <h1 className="pb-6 text-26 font-heading">{words.openCard(card.lastFour)}</h1>
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
            <PagedList
              page={loaderData}
              label={words.history}
              empty={null}
              order={newestFirst}
              row={({ id, kind, at, amount, factor }) => (
                <ListRow
                  key={id}
                  title={eventWords[kind]}
                  note={[formatDateTime(at), factor?.number ? words.factor(factor.number) : '']
                    .filter(Boolean)
                    .join('، ')}
                  {...(factor && kind === 'spent' ? { to: `/panel/factors/${factor.id}` } : {})}
                  end={amount ? <Amount rials={amount} /> : null}
                />
              )}
            />
          </section>
        </div>
      </div>
    </>
  )
}

export function Amount({ rials }: { rials: number }) {
  const sign = rials > 0 ? '\u200e+' : ''
  return (
    <span className={`text-15 font-label ${rials > 0 ? 'text-success-700' : ''}`}>
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
    [words.expires, card.expiresAt ? formatDate(card.expiresAt) : words.noExpiry],
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

/** The balance of a stopped card and where to ask about it; a refunded purchase may still add to the balance. */
const Stopped = ({ balance }: { balance: number }) => (
  <div className="pb-4">
    <Alert tone="warning">
      {balance > 0 ? words.stopped(tomanText(balance)) : words.stoppedEmpty}{' '}
      <TextLink to="/contact">{words.contact}</TextLink>
    </Alert>
  </div>
)

/** The code, and the actions that the card's state allows. */
function Uses({ card, answer }: Pick<Shown, 'card'> & { answer: FormAnswer | undefined }) {
  const { code, state } = card
  // A card that was sent to somebody else is theirs to use.
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
            to={claimGiftCard}
            answer={answerFor(answer, 'keep')}
            carry={{ code }}
            submit={words.keep}
            button={{ variant: 'outline' }}
            className="grid gap-3"
          />
        ) : null}
        {code && isMine && (state === 'active' || answer?.intent === 'redeem') ? (
          <ConfirmedForm
            intent="redeem"
            to={redeemGiftCard}
            answer={answerFor(answer, 'redeem')}
            carry={{ code }}
            submit={words.redeem}
            button={{ variant: 'outline', ...(state === 'active' ? {} : { disabledReason: words.none }) }}
            className="grid gap-3"
            question={() => ({ ...redeemQuestion, title: words.redeemQuestion(tomanText(card.balance)) })}
          />
        ) : null}
        {card.isBought && card.sending.sentAt && card.whyNotResend === null ? (
          <ActionForm
            intent="resend"
            to={resendGiftCard}
            answer={answerFor(answer, 'resend')}
            submit={words.resend}
            button={{ variant: 'outline' }}
            className="grid gap-3"
          />
        ) : null}
      </div>
    </Card>
  )
}
