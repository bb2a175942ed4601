import type { FigurePeriod } from '@arvand/contracts/home/homes'
import { isIsoDay } from '@arvand/persian/days'
import { periodOfAddress } from '../home/index.ts'

interface PeriodAsked {
  readonly period: FigurePeriod
  readonly to?: string
}

/** The period that an address names (`?period=month&to=…`); thirty days when it names none. */
export function periodAsked(asked: URLSearchParams): PeriodAsked {
  const to = asked.get('to') ?? ''
  return {
    period: periodOfAddress(asked.get('period')) ?? 'thirtyDays',
    ...(isIsoDay(to) ? { to } : {}),
  }
}

/** Another figure and the chart's table are in the page already; all else asks the server. */
export function asksServer(currentUrl: URL, nextUrl: URL): boolean {
  const asked = ({ searchParams }: URL) =>
    [...searchParams].filter(([name]) => name !== 'figure' && name !== 'view').join()
  const isChosen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !(isChosen && asked(currentUrl) === asked(nextUrl))
}
