import { type ManagerFigure, managerFigure, showManagerHome } from '@arvand/contracts/home/homes'
import type { Scope } from '@arvand/contracts/people'
import { isIsoDay } from '@arvand/persian/days'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { wallTimeOf } from '@arvand/persian/zone'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/manage-home'
import { AttentionRows } from './attention-rows.tsx'
import { HealthLine } from './health-line.tsx'
import { bestWords, type FigureName, notReadWords, manageWords as words } from './manage-words.ts'
import { NotRead } from './not-read.tsx'
import { PeriodCard } from './period-card.tsx'
import { type Days, periodOfAddress } from './period-text.ts'
import { RunningCard } from './running-card.tsx'

/** Under the fold: drawn by the server, their scripts load when the page hydrates. */
const BestCourses = laterPart(async () => ({ default: (await import('./best-courses.tsx')).BestCourses }))
const FieldShares = laterPart(async () => ({ default: (await import('./best-courses.tsx')).FieldShares }))

export const handle = { crumb: words.title } satisfies Handle

export async function loader({ context, request }: Route.LoaderArgs) {
  const now = Date.now()
  const asked = new URL(request.url).searchParams
  const period = periodOfAddress(asked.get('period'))
  const to = asked.get('to') ?? ''
  const home = await callerOf(context)(showManagerHome, {
    ...(period ? { period } : {}),
    ...(isIsoDay(to) ? { to } : {}),
  })
  return {
    home,
    now,
    greeting: greetingAt(wallTimeOf(now).hour),
    name: serverContext(context).visitor?.name ?? '',
    date: formatDate(now, 'long', { now }),
  }
}

/** Another figure, the table and all rows are in the page already; only another period asks the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = ['period', 'to'].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  )
  const isChosen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isChosen && isSame ? false : defaultShouldRevalidate
}

/** The greeting for an hour of the day in Tehran. */
function greetingAt(hour: number): string {
  const [night, morning, noon, evening] = words.greetings
  return hour < 5 || hour >= 20 ? night : hour < 11 ? morning : hour < 15 ? noon : evening
}

export const meta = () => [{ title: titled(words.title) }]

export default function ManageHome({ loaderData }: Route.ComponentProps) {
  const { home, now, greeting, name, date } = loaderData
  const [asked] = useSearchParams()
  const visitor = useVisitor()
  const address = Object.fromEntries(asked)
  const { period, figures, bestCourses, fields } = home
  const again = addressWith(address)
  const sees = (scope: Scope) => visitor?.scopes.includes(scope) ?? false
  const beside = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
  return (
    <>
      <PageHead
        title={`${greeting}، ${name}`}
        lead={<Lead date={date} sales={home.salesToday} isFailed={home.failed.includes('salesToday')} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className={beside}>
          <AttentionRows
            rows={home.attention}
            now={now}
            isWhole={asked.get('work') === 'all'}
            allAddress={addressWith({ ...address, work: 'all' })}
            retryAddress={again}
          />
          {home.running ? (
            <RunningCard
              running={home.running}
              todayAddress={sees('content') ? '/manage/live?part=coming' : undefined}
              retryAddress={again}
            />
          ) : null}
        </div>
        <PeriodCard
          home={{ period, figures, unread: home.unread }}
          address={address}
          chosen={managerFigure.options.find((one) => one === asked.get('figure')) ?? null}
          isTable={asked.get('view') === 'table'}
          listOf={(figure, days) => listOf(visitor?.scopes ?? [], figure, days)}
        />
        {sees('finance') ? (
          <div className={beside}>
            {bestCourses ? (
              <BestCourses
                courses={bestCourses}
                days={period.kind === 'day' ? 1 : period.passed}
                allAddress={sees('content') ? '/manage/catalogue' : undefined}
              />
            ) : (
              <Card title={bestWords.title} flush>
                <NotRead to={again} />
              </Card>
            )}
            {fields ? (
              <FieldShares fields={fields} />
            ) : (
              <Card title={bestWords.shares} flush>
                <NotRead to={again} />
              </Card>
            )}
          </div>
        ) : null}
        <HealthLine health={home.health} />
      </div>
    </>
  )
}

interface LeadProps {
  readonly date: string
  readonly sales: number | null
  readonly isFailed: boolean
}

const Lead = ({ date, sales, isFailed }: LeadProps) =>
  sales === null && !isFailed ? (
    date
  ) : (
    <>
      {date} · {words.salesToday}{' '}
      <span className="font-[650] text-ink">{sales === null ? notReadWords.tile : tomanText(sales)}</span>
    </>
  )

const lists: Readonly<Partial<Record<ManagerFigure, { scope: Scope; to: (days: Days) => string }>>> = {
  sales: { scope: 'finance', to: (days) => `/manage/finance/factors${addressWith({ ...days })}` },
  refunds: { scope: 'finance', to: (days) => `/manage/finance/refunds${addressWith({ ...days })}` },
  enrolments: {
    scope: 'growth',
    to: (days) => `/manage/analysis/enrolments${addressWith({ ...days })}`,
  },
  completions: {
    scope: 'growth',
    to: (days) => `/manage/analysis/enrolments${addressWith({ ...days, by: 'completed' })}`,
  },
  active: {
    scope: 'people',
    to: ({ from, to }) => `/manage/people${addressWith({ activeFrom: from, activeTo: to })}`,
  },
  accounts: { scope: 'people', to: (days) => `/manage/people${addressWith({ ...days })}` },
}

/** The list behind a figure, for managers who may open it. */
function listOf(scopes: readonly Scope[], figure: FigureName, days: Days): string | undefined {
  const list = lists[figure as ManagerFigure]
  return list && scopes.includes(list.scope) ? list.to(days) : undefined
}
