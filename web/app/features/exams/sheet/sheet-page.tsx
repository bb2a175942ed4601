import { localDigits } from '@arvand/persian/digits'
import { formatDuration } from '@arvand/persian/duration'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { SiteLogo } from '../../../shell/site-logo.tsx'
import { Girih } from '../../../ui/girih/girih.tsx'
import { sheetWords as words } from '../words/sheet-words.ts'
import { Distribution } from './distribution.tsx'
import { Lessons } from './lessons.tsx'
import type { Sheet } from './sheet-figures.ts'
import { Topics } from './topics.tsx'

/** The sheet: who, the whole, lesson by lesson, among all, what to revise, and how it was computed. */
export const SheetPage = ({ sheet }: { sheet: Sheet }) => (
  <article className="overflow-hidden rounded-card border border-line bg-surface print:rounded-none print:border-0">
    <div className="relative h-7 print:h-4">
      <Girih slug="konkur" category="lajvard" shape="wall" soon className="absolute inset-0 size-full" />
    </div>
    <div className="grid grid-cols-1 gap-7 p-4.5 md:p-9 print:gap-4 print:p-3">
      <Identity sheet={sheet} />
      <Wholes sheet={sheet} />
      <Lessons sheet={sheet} />
      <div className="grid grid-cols-1 items-start gap-7 border-t border-line pt-7 md:grid-cols-2 print:grid-cols-2 print:gap-5 print:pt-4">
        <Distribution sheet={sheet} />
        <Topics sheet={sheet} />
      </div>
      <Foot sheet={sheet} />
    </div>
  </article>
)

function Identity({ sheet }: { sheet: Sheet }) {
  const seconds = (Date.parse(sheet.submittedAt) - Date.parse(sheet.startedAt)) / 1000
  const facts = [
    [words.name, sheet.candidate],
    [words.field, sheet.field],
    [words.quota, sheet.quota],
    [words.city, sheet.city],
    [words.date, formatDate(sheet.startedAt)],
    [words.took, formatDuration(seconds)],
  ]
  return (
    <header className="grid gap-5 print:gap-3">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-15 text-muted">{words.of}</p>
          <h1 className="text-26 font-display wrap-anywhere">{sheet.exam.title}</h1>
        </div>
        <SiteLogo />
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-3 lg:grid-cols-6 print:grid-cols-6">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-14 text-muted">{name}</dt>
            <dd className="text-15 font-label wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** The whole of the first subgroup with three ranks; the others below it. */
function Wholes({ sheet: { wholes, quota, city } }: { sheet: Sheet }) {
  const [first, ...others] = wholes
  if (!first) return null
  const ranks = [
    [words.inAll, first.all],
    [words.inQuota(quota), first.quota],
    [words.inQuota(city), first.city],
  ] as const
  return (
    <section aria-label={words.whole(first.subgroup)} className="grid gap-4">
      <div className="grid grid-cols-3 overflow-hidden rounded-card border border-line md:grid-cols-[1.2fr_1fr_1fr_1fr] print:grid-cols-[1.2fr_1fr_1fr_1fr]">
        <div className="col-span-3 bg-deep p-4.5 text-on-deep md:col-span-1 md:p-5 print:col-span-1">
          <p className="text-14 text-deep-muted">{words.whole(first.subgroup)}</p>
          <p className="text-40 font-display">{formatNumber(first.standard)}</p>
          <p className="text-14 text-deep-muted">
            {first.all.of > 1 ? words.better(formatPercent(first.betterThan)) : words.only}
          </p>
        </div>
        {ranks.map(([title, { rank, of }]) => (
          <div key={title} className="border-e border-line p-3.5 last:border-e-0 md:p-5">
            <p className="text-14 text-muted">{title}</p>
            <p className="text-28 font-display md:text-40">{formatNumber(rank)}</p>
            <p className="text-14 text-muted">{words.ofCandidates(formatNumber(of))}</p>
          </div>
        ))}
      </div>
      {others.length > 0 ? (
        <ul aria-label={words.subgroups} className="flex flex-wrap gap-x-7 gap-y-2 text-15">
          {others.map((one) => (
            <li key={one.subgroup}>
              <span className="text-muted">{words.whole(one.subgroup)}: </span>
              <strong className="font-title">{formatNumber(one.standard)}</strong>
              {'، '}
              <span className="text-muted">
                {words.inAll} {words.rankOf(formatNumber(one.all.rank), formatNumber(one.all.of))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const shownReceipt = 24

const Foot = ({ sheet: { qr, receipts } }: { sheet: Sheet }) => (
  <footer className="flex flex-wrap items-start gap-5 border-t border-line pt-6 print:flex-nowrap print:pt-3">
    <img src={qr} alt={words.qr} width={88} height={88} className="size-22 shrink-0" />
    <div className="min-w-0 flex-[1_1_18rem] text-14">
      <p className="font-title">{words.ownStandard}</p>
      <p className="text-muted">{words.formulas}</p>
    </div>
    {receipts.last ? (
      <div className="min-w-0 text-14">
        <p className="text-muted">{words.receipt(localDigits(receipts.saves))}</p>
        <p dir="ltr" className="font-mono break-all text-end">
          {receipts.last.slice(-shownReceipt)}
        </p>
      </div>
    ) : null}
  </footer>
)
