import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import {
  CircleCheck,
  Hourglass,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
  WalletMinimal,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { actionCallerOf } from '../../api/page.ts'
import { signInAddress } from '../../api/sign-in-address.ts'
import { serverContext } from '../../contexts.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Icon, Spinner } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { SumRow } from '../cart/index.ts'
import type { Route } from './+types/pay-return'
import { type Back, comeBack, type Outcome, type Shown } from './come-back.ts'
import { OpenedLines } from './opened-lines.tsx'
import { failedText, inWalletText } from './outcome-text.ts'
import { returnWords as words } from './return-words.ts'
import { TryAgain } from './try-again.tsx'
import { useBought } from './use-bought.ts'
import { useLookingAgain } from './use-looking-again.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const back = await comeBack(
    actionCallerOf(context),
    url.searchParams,
    serverContext(context).visitor !== null,
  )
  return { ...back, requestId: crypto.randomUUID(), here: url.pathname + url.search }
}

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

export default function PayReturn({ loaderData }: Route.ComponentProps) {
  const { outcome, shown, requestId, here } = loaderData
  const isWaiting = outcome === 'verifying' || outcome === 'notYet'
  const isAsking = useLookingAgain(
    isWaiting ? 'soon' : outcome === 'failed' ? 'seldom' : null,
    shown?.payment.id ?? null,
  )
  useBought(shown?.factor ?? null)
  const { icon, look, title, text } = toldOf(loaderData)
  return (
    <div className="page grid justify-items-center pt-8 pb-4 md:pt-14">
      <section
        aria-labelledby="outcome"
        className="grid w-full max-w-[38rem] gap-5 rounded-card border border-line bg-surface p-5 md:p-8"
      >
        <div className="grid justify-items-center gap-2 text-center" role="status">
          <span className={`grid size-16 place-items-center rounded-full ${look}`}>
            <Icon of={icon} size={30} />
          </span>
          <h1 id="outcome" className="pt-1 text-26 font-heading">
            {title}
          </h1>
          <p className="max-w-[30rem] text-16 text-muted">{text}</p>
          {isWaiting && isAsking ? (
            <p className="flex items-center gap-2 text-14 text-muted">
              <Spinner /> {words.asking}
            </p>
          ) : null}
        </div>
        {shown?.factor && outcome === 'paid' ? <OpenedLines factor={shown.factor} /> : null}
        {shown ? <Details payment={shown.payment} /> : null}
        <div className="flex flex-wrap justify-center gap-3">
          <WaysOn outcome={outcome} shown={shown} requestId={requestId} here={here} />
        </div>
      </section>
    </div>
  )
}

interface Told {
  readonly icon: LucideIcon
  readonly look: string
  readonly title: string
  readonly text: string
}

const good = 'bg-success-100 text-success-700'
const open = 'bg-primary-100 text-primary-700'
const bad = 'bg-warning-100 text-warning-700'

function toldOf({ outcome, shown }: Back): Told {
  const sum = shown ? tomanText(shown.payment.amount) : ''
  const told: Readonly<Record<Outcome, Told>> = {
    paid: {
      icon: CircleCheck,
      look: good,
      title: words.paid,
      text: shown?.factor?.number ? words.paidText(localDigits(shown.factor.number)) : words.paidUnseen,
    },
    toppedUp: {
      icon: WalletMinimal,
      look: good,
      title: words.toppedUp,
      text: shown ? words.toppedUpText(sum) : words.paidUnseen,
    },
    verifying: { icon: Hourglass, look: open, title: words.verifying, text: words.verifyingText },
    notYet: { icon: Hourglass, look: open, title: words.notYet, text: words.notYetText },
    failed: {
      icon: TriangleAlert,
      look: bad,
      title: words.failed,
      text: failedText(shown?.factor),
    },
    inWallet: {
      icon: WalletMinimal,
      look: good,
      title: words.inWallet,
      text: inWalletText(sum, shown?.factor),
    },
    reversed: { icon: RotateCcw, look: open, title: words.reversed, text: words.reversedText(sum) },
    unknown: { icon: TriangleAlert, look: bad, title: words.unknown, text: words.unknownText },
  }
  return told[outcome]
}

function Details({ payment }: Pick<Shown, 'payment'>) {
  const { amount, refId, cardPan, settledAt, at } = payment
  const when = settledAt ?? at
  return (
    <dl aria-label={words.details} className="grid gap-2 rounded-option bg-sunken px-4.5 py-4">
      <SumRow name={words.amount}>{tomanText(amount)}</SumRow>
      {refId ? <SumRow name={words.reference}>{localDigits(refId)}</SumRow> : null}
      {cardPan ? (
        <SumRow name={words.cardPan}>
          <bdi dir="ltr">{localDigits(cardPan)}</bdi>
        </SumRow>
      ) : null}
      <SumRow name={words.at}>
        <time dateTime={when}>{formatDateTime(when)}</time>
      </SumRow>
    </dl>
  )
}

interface WaysOnProps extends Back {
  readonly requestId: string
  readonly here: string
}

function WaysOn({ outcome, shown, requestId, here }: WaysOnProps): ReactNode {
  const isSigned = useVisitor() !== null
  if (!isSigned) return <ButtonLink to={signInAddress(here)}>{words.signIn}</ButtonLink>
  const factor = shown?.factor ?? null
  const again =
    factor?.state === 'awaitingPayment' ? (
      <TryAgain
        factorId={factor.id}
        useWallet={outcome === 'inWallet' || (shown !== null && shown.payment.amount < factor.payable)}
        requestId={requestId}
      />
    ) : null
  const toFactor = factor ? (
    <ButtonLink to={`/panel/factors/${factor.id}`} variant="outline">
      {words.factor}
    </ButtonLink>
  ) : null
  const toWallet = (
    <ButtonLink to="/panel/wallet" variant={outcome === 'failed' || again ? 'outline' : 'primary'}>
      {words.wallet}
    </ButtonLink>
  )
  const reload = (
    <ButtonLink to={here} reloadDocument variant="outline">
      {words.reload}
    </ButtonLink>
  )
  switch (outcome) {
    case 'paid':
      return (
        <>
          {toFactor}
          {factor ? (
            <ButtonLink to={`/panel/factors/${factor.id}/print`} variant="outline">
              {words.print}
            </ButtonLink>
          ) : null}
        </>
      )
    case 'toppedUp':
    case 'inWallet':
      return (
        <>
          {toWallet}
          {again}
        </>
      )
    case 'verifying':
      return reload
    case 'notYet':
      return (
        <>
          {again}
          {reload}
        </>
      )
    case 'failed':
      return factor ? (
        <>
          {again}
          {toFactor}
        </>
      ) : (
        toWallet
      )
    case 'unknown':
      return (
        <>
          <ButtonLink to="/panel/factors">{words.factors}</ButtonLink>
          <ButtonLink to="/panel/wallet" variant="outline">
            {words.wallet}
          </ButtonLink>
        </>
      )
    default:
      return toFactor ?? toWallet
  }
}
