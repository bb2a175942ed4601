import type { Scope } from '@arvand/contracts/people'
import type { Period } from '@arvand/persian/periods'
import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Attention, attentionOfManager } from './attention.ts'
import { type Comparison, comparisonOf, titleOf } from './comparison.ts'
import { countPeople, countSignUps } from './people-queries.ts'

/** What a manager sees first. */
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
    countSignUps(db, spans),
  ])
  return {
    attention,
    people,
    week: shown(week, signUps.slice(0, 2)),
    month: shown(month, signUps.slice(2)),
  }
}

const shown = ({ now, before, kind }: Comparison, [signUpsNow = 0, signUpsBefore = 0]: number[]) => ({
  now: { ...spanOf(now), signUps: signUpsNow },
  before: { ...spanOf(before), signUps: signUpsBefore, kind },
})

const spanOf = (period: Period) => ({ from: period.start, to: period.end, title: titleOf(period) })
