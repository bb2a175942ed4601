import type { FunnelStage } from '@arvand/contracts/analysis/funnel'
import type { Scope } from '@arvand/contracts/people'
import { pathWith } from '../../ui/address-with.ts'
import type { Days, FigureName } from '../home/index.ts'

interface FigureList {
  readonly scope: Scope
  readonly to: (days: Days) => string
}

const lists: Readonly<Record<FunnelStage, FigureList>> = {
  visitors: { scope: 'growth', to: (days) => pathWith('/manage/analysis/pages', { ...days }) },
  courseVisitors: {
    scope: 'growth',
    to: (days) => pathWith('/manage/analysis/pages', { ...days, which: 'courses' }),
  },
  accounts: { scope: 'people', to: (days) => pathWith('/manage/people', { ...days }) },
  madeFactors: {
    scope: 'finance',
    to: ({ from, to }) => pathWith('/manage/finance/factors', { madeFrom: from, madeTo: to }),
  },
  factors: { scope: 'finance', to: (days) => pathWith('/manage/finance/factors', { ...days }) },
  enrolments: { scope: 'growth', to: (days) => pathWith('/manage/analysis/enrolments', { ...days }) },
}

/** The list behind a stage of the funnel, for managers who may open it. */
export function listOfStage(scopes: readonly Scope[], figure: FigureName, days: Days): string | undefined {
  const list = lists[figure as FunnelStage]
  return scopes.includes(list.scope) ? list.to(days) : undefined
}
