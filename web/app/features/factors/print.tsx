import type { Answer } from '@arvand/contracts/endpoint'
import { printFactor } from '@arvand/contracts/panel/checkout'
import { localDigits } from '@arvand/persian/digits'
import { formatDate } from '@arvand/persian/format-date'
import { rialsInWords } from '@arvand/persian/money-in-words'
import { formatNumber } from '@arvand/persian/numbers'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { callerOf } from '../../api/page.ts'
import { signedInOnly } from '../../shell/guards.ts'
import { titled } from '../../shell/site.ts'
import { SiteLogo } from '../../shell/site-logo.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/print'
import './print.css'
import { printWords as words } from './print-words.ts'
import { PrintedLines } from './printed-lines.tsx'
import { sourceWords } from './words.ts'

type Printed = Answer<typeof printFactor>

export const middleware = [signedInOnly]

/** An unpaid factor is not an invoice, so the visitor is sent to its page, which says what is left to do. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const printed = await callerOf(context)(printFactor, { factorId: id })
  return printed.factor.paidAt === null ? redirect(`/panel/factors/${id}`) : printed
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.titleOf(localDigits(loaderData?.factor.number ?? ''))) },
]

/** One A4 page that needs no colour: only lines and letters carry meaning. */
export default function PrintedFactor({ loaderData: printed }: Route.ComponentProps) {
  const { factor, seller, buyer } = printed
  return (
    <main id="main" className="min-h-dvh bg-sunken px-3 py-5 print:bg-transparent print:p-0">
      <div className="mx-auto flex max-w-[210mm] flex-wrap items-center justify-between gap-3 pb-4 print:hidden">
        <TextLink to={`/panel/factors/${factor.id}`} alone className="inline-flex min-h-11 items-center">
          {words.back}
        </TextLink>
        <span className="hidden [@media(scripting:enabled)]:inline">
          <Button type="button" icon={Printer} onClick={() => window.print()}>
            {words.press}
          </Button>
        </span>
      </div>
      <article className="mx-auto grid max-w-[210mm] gap-5 rounded-card border border-line bg-surface p-5 text-14 leading-relaxed md:p-9 print:rounded-none print:border-0 print:p-0">
        <Head printed={printed} />
        <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
          <Party title={words.seller} party={seller} />
          <Party title={words.buyer} party={buyer} />
        </div>
        <PrintedLines factor={factor} />
        <Foot printed={printed} />
      </article>
    </main>
  )
}

function Head({ printed: { factor, taxNumber } }: { printed: Printed }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-ink pb-4">
      <div className="grid gap-1">
        <SiteLogo />
        <h1 className="text-18 font-title">{words.title}</h1>
      </div>
      <dl className="grid gap-1">
        <Pair name={words.number}>{factor.number ? localDigits(factor.number) : '—'}</Pair>
        <Pair name={words.date}>{formatDate(factor.paidAt ?? factor.createdAt)}</Pair>
        <Pair name={words.taxNumber}>
          {taxNumber ? (
            <bdi dir="ltr">{taxNumber}</bdi>
          ) : (
            <span className="inline-block h-5 w-24 border-b border-dotted border-edge sm:w-40" />
          )}
        </Pair>
      </dl>
    </header>
  )
}

const Pair = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-2">
    <dt className="shrink-0 text-muted">{name}:</dt>
    <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
  </div>
)

function Party({ title, party }: { title: string; party: Printed['seller'] }) {
  const rows: (readonly [string, string | null])[] = [
    [words.name, party.name],
    [words.legalId, party.legalId],
    [words.economicCode, party.economicCode],
    [words.postalCode, party.postalCode],
    [words.phone, party.phone],
    [words.address, party.address],
  ]
  return (
    <section aria-label={title} className="rounded-small border border-edge p-3.5">
      <h2 className="pb-1.5 text-15 font-title">{title}</h2>
      <dl className="grid gap-0.5">
        {rows.map(([name, value]) =>
          value ? (
            <Pair key={name} name={name}>
              {localDigits(value)}
            </Pair>
          ) : null,
        )}
      </dl>
    </section>
  )
}

function Foot({ printed: { factor, sources } }: { printed: Printed }) {
  const refunded = factor.lines.reduce((sum, line) => sum + line.refunded, 0)
  return (
    <>
      <dl className="grid gap-1">
        <Pair name={words.inWords}>
          <strong className="font-label">{rialsInWords(factor.total)}</strong>
        </Pair>
        {sources.length > 0 ? (
          <Pair name={words.paidFrom}>
            {sources.map(({ kind, amount }) => `${sourceWords[kind]} ${formatNumber(amount)}`).join('، ')}
          </Pair>
        ) : null}
        {refunded > 0 ? <Pair name={words.refunded}>{formatNumber(refunded)}</Pair> : null}
      </dl>
      <div className="grid grid-cols-2 gap-4 pt-2">
        {[words.signSeller, words.signBuyer].map((name) => (
          <p key={name} className="min-h-24 rounded-small border border-dashed border-edge p-3 text-muted">
            {name}
          </p>
        ))}
      </div>
    </>
  )
}
