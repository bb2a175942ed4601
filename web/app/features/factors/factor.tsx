import type { Factor } from '@arvand/contracts/commerce'
import { isErrorCode, promiseOf } from '@arvand/contracts/errors/catalogue'
import { exportFactor, previewFactor, printFactor } from '@arvand/contracts/panel/checkout'
import { showFactor } from '@arvand/contracts/panel/factors'
import { formatDateTime } from '@arvand/persian/format-date'
import { Download, Printer } from 'lucide-react'
import { answerFor } from '../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { OpenedLines, useBought, wishOf } from '../checkout/index.ts'
import { TicketLink } from '../support/index.ts'
import type { Route } from './+types/factor'
import { actOnFactor } from './act-on-factor.ts'
import { FactorLines } from './factor-lines.tsx'
import { FactorStateBadge } from './factor-state.tsx'
import { FactorStory } from './factor-story.tsx'
import { FactorSums } from './factor-sums.tsx'
import { aboutOf, nameOf } from './factor-title.ts'
import { factorWords as words } from './factor-words.ts'
import { PayCard } from './pay-card.tsx'
import { RefundCard } from './refund-card.tsx'

export async function loader({ context, params: { id }, url: { searchParams } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const { useWallet, gateway } = wishOf(searchParams)
  const [shown, printed] = await Promise.all([
    call(showFactor, { factorId: id }),
    call(printFactor, { factorId: id }),
  ])
  const refused = searchParams.get('refused')
  const say = (code: string | null) => (isErrorCode(code) ? promiseOf(code).sentence : null)
  const preview = await previewOf(context, shown.factor, { useWallet, gateway })
  return {
    ...shown,
    whyNotRefund: say(shown.whyNotRefund),
    refundable: shown.refundable.map((line) => ({ ...line, whyNot: say(line.whyNot) })),
    sources: printed.sources,
    preview: preview && { ...preview, whyNotPay: say(preview.whyNotPay) },
    wish: { useWallet, gateway },
    isNew: searchParams.has('new'),
    said: searchParams.has('totalChanged') ? words.totalChanged : say(refused),
    canRefund: serverContext(context).endpoints.some(({ path }) => path === 'factor/refund'),
  }
}

/** How a factor would be paid now; a bank named in the address that is not known is ignored. */
async function previewOf(
  context: Route.LoaderArgs['context'],
  { id, state }: Factor,
  wish: { useWallet: boolean; gateway: string | null },
) {
  if (state !== 'awaitingPayment') return null
  const plain = { factorId: id, useWallet: wish.useWallet }
  const anyBank = () => callerOf(context)(previewFactor, plain)
  if (wish.gateway === null) return anyBank()
  const ask = { ...plain, gateway: wish.gateway.slice(0, 20) }
  // A refusal of the page's own API would replace the page by an error page.
  const named = await attempt(actionCallerOf(context)(previewFactor, ask))
  return named.answer ?? anyBank()
}

export const action = actOnFactor

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? nameOf(loaderData.factor) : words.crumb) },
]

export default function FactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, payments, refunds, sources, isNew, said } = loaderData
  // Only on the first visit after payment: an item that is put into the cart later is wanted again.
  useBought(isNew ? factor : null)
  const isPaid = factor.paidAt !== null
  return (
    <>
      <PageHead
        title={nameOf(factor)}
        lead={
          <time dateTime={factor.paidAt ?? factor.createdAt}>
            {formatDateTime(factor.paidAt ?? factor.createdAt)}
          </time>
        }
      >
        <FactorStateBadge {...factor} />
      </PageHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {said ? <Alert tone="warning">{said}</Alert> : null}
          {isNew && factor.state === 'paid' ? (
            <Card title={words.newTitle}>
              <OpenedLines factor={factor} />
            </Card>
          ) : null}
          <FactorLines factor={factor} label={aboutOf(factor)} />
          <FactorStory factor={factor} payments={payments} refunds={refunds} />
          <p>
            <TicketLink kind="factor" id={factor.id} about={nameOf(factor)} />
          </p>
        </div>
        <div className={`grid gap-5 ${factor.state === 'awaitingPayment' ? 'max-lg:order-first' : ''}`}>
          <FactorSums factor={factor} sources={sources}>
            {isPaid ? (
              <>
                <ActionForm
                  intent="pdf"
                  to={exportFactor}
                  answer={answerFor(actionData, 'pdf')}
                  submit={words.pdf}
                  button={{ variant: 'outline', icon: Download, wide: true }}
                  className="grid"
                />
                <ButtonLink to={`/panel/factors/${factor.id}/print`} variant="outline" icon={Printer} wide>
                  {words.print}
                </ButtonLink>
              </>
            ) : null}
          </FactorSums>
          <PayCard
            factor={factor}
            preview={loaderData.preview}
            wish={loaderData.wish}
            isInDoubt={payments.some(({ state }) => state === 'verifying')}
            pay={answerFor(actionData, 'pay')}
            cancel={answerFor(actionData, 'cancel')}
          />
          {loaderData.canRefund ? (
            <RefundCard
              factor={factor}
              refundable={loaderData.refundable}
              destinations={loaderData.refundDestinations}
              rule={loaderData.refundRule}
              needsManager={loaderData.refundNeedsManager}
              whyNot={loaderData.whyNotRefund}
              answer={answerFor(actionData, 'refund')}
            />
          ) : null}
        </div>
      </div>
    </>
  )
}
