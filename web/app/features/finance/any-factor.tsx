import type { Answer } from '@arvand/contracts/endpoint'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { exportAnyFactor } from '@arvand/contracts/panel/checkout'
import { showAnyFactor } from '@arvand/contracts/panel/manage-finance'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import { recipientText } from '../cart/index.ts'
import { FactorStateBadge } from '../factors/index.ts'
import type { Route } from './+types/any-factor'
import { factorsWords as words } from './factors-words.ts'
import { GiveCard } from './give-card.tsx'
import { giveRefund } from './give-refund.ts'
import { RefundRow } from './refund-row.tsx'
import { refundsWords } from './refunds-words.ts'
import { TaxNumberCard } from './tax-number-card.tsx'
import { writeTaxNumber } from './write-tax-number.ts'

export async function loader({ context, params: { factorId } }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showAnyFactor, { factorId })
  // The catalogue's sentences speak to the buyer; managers have sentences of their own here.
  const sentence = (code: string | null) => code && (words.whyNots[code] ?? promiseOf(code as never).sentence)
  const refundable = shown.refundable.map((one) => ({ ...one, whyNot: sentence(one.whyNot) }))
  return {
    ...shown,
    refundable,
    whyNotRefund: sentence(shown.whyNotRefund),
    isInProgress: shown.whyNotRefund === 'commerce.refund-under-way',
  }
}

export const action = formAction({
  give: giveRefund,
  tax: writeTaxNumber,
  pdf: submitTo(exportAnyFactor, {
    with: ({ params: { factorId = '' } }) => ({ factorId }),
    // The file is not a page of this app, so the browser must load it as a document.
    done: ({ url }) => redirectDocument(url),
  }),
})

export const handle = { crumb: ({ factor }: Route.ComponentProps['loaderData']) => nameOf(factor.number) }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? nameOf(loaderData.factor.number) : words.title) },
]

const nameOf = (number: string | null) => (number === null ? words.unpaid : words.number(localDigits(number)))

export default function AnyFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, person, refunds, refundable, whyNotRefund, isInProgress } = loaderData
  const isOwn = useVisitor()?.id === person.id
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-6">
        <h1 className="text-26 font-heading">{nameOf(factor.number)}</h1>
        <FactorStateBadge {...factor} />
        {factor.paidAt ? (
          <ActionForm
            intent="pdf"
            to={exportAnyFactor}
            answer={answerFor(actionData, 'pdf')}
            submit={words.pdf}
            button={{ variant: 'outline', size: 'compact', icon: Download }}
            className="ms-auto grid"
          />
        ) : null}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Lines factor={factor} />
          {refunds.length > 0 ? (
            <section aria-labelledby="refunds" className="grid gap-3">
              <h2 id="refunds" className="text-18 font-title">
                {refundsWords.title}
              </h2>
              <List label={refundsWords.title}>
                {refunds.map((refund) => (
                  <RefundRow key={refund.id} refund={refund} isPlain />
                ))}
              </List>
            </section>
          ) : null}
          <Money {...loaderData} />
        </div>
        <div className="grid gap-5">
          <Buyer {...loaderData} />
          {factor.paidAt ? (
            <GiveCard
              lines={factor.lines}
              refundable={refundable}
              whyNot={isOwn ? words.own : whyNotRefund}
              isInProgress={isInProgress && !isOwn}
              answer={answerFor(actionData, 'give')}
            />
          ) : null}
          {factor.paidAt ? (
            <TaxNumberCard taxNumber={loaderData.taxNumber} answer={answerFor(actionData, 'tax')} />
          ) : null}
        </div>
      </div>
    </>
  )
}

type Shown = Answer<typeof showAnyFactor>

const Pair = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
    <dt className="text-14 text-muted">{name}</dt>
    <dd className="text-15 wrap-anywhere">{children}</dd>
  </div>
)

function Buyer({ factor, person, buyer }: Shown) {
  return (
    <Card title={words.buyer}>
      <p className="flex flex-wrap items-center gap-2 text-16 font-label">
        {buyer.name}
        {buyer.kind === 'legal' ? <Badge>{words.legal}</Badge> : null}
      </p>
      {buyer.name === person.name ? null : <p className="text-14 text-muted">{person.name}</p>}
      {person.mobile ? (
        <p className="text-14 text-muted">
          <bdi className="ltr-run">{localDigits(person.mobile.replace(/^\+98/, '0'))}</bdi>
        </p>
      ) : null}
      <TextLink
        alone
        to={`/manage/wallet/${person.id}`}
        className="inline-flex min-h-11 items-center text-15"
      >
        {words.wallet}
      </TextLink>
      <dl className="divide-y divide-line">
        <Pair name={words.made}>{formatDateTime(factor.createdAt)}</Pair>
        {factor.paidAt ? <Pair name={words.paidAt}>{formatDateTime(factor.paidAt)}</Pair> : null}
      </dl>
    </Card>
  )
}

function Lines({ factor }: Pick<Shown, 'factor'>) {
  return (
    <Card title={words.lines}>
      <ul className="divide-y divide-line">
        {factor.lines.map(({ lineId, title, given, quantity, price, refunded }) => (
          <li key={lineId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-[1_1_12rem]">
              <span className="block text-16 font-label">{title}</span>
              <span className="block text-14 text-muted">
                {[
                  recipientText({ given, quantity }) ?? '',
                  quantity > 1 ? words.quantity(formatNumber(quantity)) : '',
                  refunded > 0 ? words.backPart(tomanText(refunded)) : '',
                ]
                  .filter((text) => text !== '')
                  .join('، ')}
              </span>
            </span>
            {/* Without discount and tax, so that the lines add up to the sum below them. */}
            <span>{tomanText(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="divide-y divide-line border-t border-line">
        <Pair name={words.subtotal}>{tomanText(factor.subtotal)}</Pair>
        {factor.discount > 0 ? <Pair name={words.discount}>{tomanText(factor.discount)}</Pair> : null}
        {factor.offCode ? (
          <Pair name={words.offCode}>
            <bdi className="ltr-run">{factor.offCode}</bdi>
          </Pair>
        ) : null}
        <Pair name={words.tax}>{tomanText(factor.tax)}</Pair>
        <Pair name={words.total}>
          <strong className="font-title">{tomanText(factor.total)}</strong>
        </Pair>
      </dl>
    </Card>
  )
}

/** The sources that paid, the people who earned, and the bank payments with their state. */
function Money({ sources, earners, payments }: Pick<Shown, 'sources' | 'earners' | 'payments'>) {
  const back = (refunded: number) => (refunded > 0 ? `، ${words.backPart(tomanText(refunded))}` : '')
  return (
    <>
      {sources.length > 0 ? (
        <Card title={words.sources}>
          <dl className="divide-y divide-line">
            {sources.map(({ kind, amount, refunded }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sources never change their places
              <Pair key={at} name={words.kinds[kind]}>
                {tomanText(amount)}
                {back(refunded)}
              </Pair>
            ))}
          </dl>
        </Card>
      ) : null}
      {earners.length > 0 ? (
        <Card title={words.earners}>
          <dl className="divide-y divide-line">
            {earners.map(({ person, amount, refunded }) => (
              <Pair key={person.id} name={person.name}>
                {tomanText(amount)}
                {back(refunded)}
              </Pair>
            ))}
          </dl>
        </Card>
      ) : null}
      {payments.length > 0 ? (
        <Card title={words.bankPayments}>
          <dl className="divide-y divide-line">
            {payments.map(({ id, amount, at, state, refId }) => (
              <Pair
                key={id}
                name={`${formatDateTime(at)}${refId ? `، ${words.refId(localDigits(refId))}` : ''}`}
              >
                {tomanText(amount)}، {words.paymentStates[state]}
              </Pair>
            ))}
          </dl>
        </Card>
      ) : null}
    </>
  )
}
