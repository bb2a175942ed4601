import type { Scope } from '@arvand/contracts/people'
import { addDays, daysBetween } from '@arvand/persian/days'
import type { Period } from '@arvand/persian/periods'
import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { attentionOfManager } from './attention.ts'
import { type Comparison, comparisonOf, titleOf } from './comparison.ts'
import { countPeople, signUpsByDay } from './people-queries.ts'

/** A manager's first page. */
export async function showManagerHome(
  db: Db,
  clock: Clock,
  plugs: readonly Attention[],
  scopes: ReadonlySet<Scope>,
) {
  const today = dayAt(clock.now())
  const [week, month] = [comparisonOf('week', today), comparisonOf('month', today)]
  const spans = [week.now, week.before, month.now, month.before]
  const [attention, people, signUps] = await Promise.all([
    attentionOfManager(plugs, scopes),
    countPeople(db),
    signUpsByDay(db, spans),
  ])
  return {
    attention,
    people,
    week: shown(week, signUps),
    month: shown(month, signUps),
  }
}

type ByDay = ReadonlyMap<string, number>

const shown = ({ now, before, kind }: Comparison, signUps: ByDay) => ({
  now: spanOf(now, signUps),
  before: { ...spanOf(before, signUps), kind },
})

function spanOf(period: Period, signUps: ByDay) {
  const { start, end } = period
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => {
    const day = addDays(start, at)
    return { day, signUps: signUps.get(day) ?? 0 }
  })
  const total = days.reduce((sum, day) => sum + day.signUps, 0)
  return { from: start, to: end, title: titleOf(period), signUps: total, days }
}
