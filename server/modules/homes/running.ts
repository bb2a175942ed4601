import type { Scope } from '@arvand/contracts/people'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Log } from '#platform/log'
import type { Agenda } from '#plugs/agenda'
import { orNull } from './settled.ts'

const most = 5

/** What goes on now, and the next of today; null for managers whom none of it concerns. */
export async function runningFor(plugs: readonly Agenda[], scopes: ReadonlySet<Scope>, now: Date, log: Log) {
  const open = plugs.flatMap(({ ofManager }) => (ofManager && scopes.has(ofManager.scope) ? [ofManager] : []))
  if (open.length === 0) return null
  const tonight = instantAt(addDays(dayAt(now), 1))
  const [running, next] = await Promise.all([
    Promise.all(open.map((one) => orNull(log, `running of ${one.scope}`, () => one.running(most)))),
    Promise.all(
      open.map((one) => orNull(log, `next of ${one.scope}`, async () => (await one.next?.(tonight)) ?? null)),
    ),
  ])
  return {
    items: running
      .flatMap((items) => items ?? [])
      .toSorted((a, b) => Number(a.since) - Number(b.since))
      .slice(0, most),
    next: next.flatMap((one) => one ?? []).toSorted((a, b) => Number(a.at) - Number(b.at))[0] ?? null,
    /** Some of it could not be read. */
    isPartial: running.includes(null),
  }
}
