import type { Input } from '@arvand/contracts/endpoint'
import type { listQueue as endpoint } from '@arvand/contracts/panel/manage-queue'
import type { Scope } from '@arvand/contracts/people'
import { mergedPage } from '#platform/keyset'
import type { Log } from '#platform/log'
import { refuse } from '#platform/refusal'
import type { Attention } from '#plugs/attention'
import type { Queue } from '#plugs/queue'
import { orNull } from '../settled.ts'

type OfManager = NonNullable<Attention['ofManager']>

/** What waits for a manager with these scopes, the longest waiting first. What a module cannot tell is named. */
export async function listQueue(
  plugs: readonly Attention[],
  { kind, cursor }: Input<typeof endpoint>,
  scopes: ReadonlySet<Scope>,
  log: Log,
) {
  const all = plugs.flatMap(({ ofManager }) => (ofManager?.queues ? [ofManager] : []))
  const own = all.filter(({ scope }) => scopes.has(scope))
  const asked = queuesOf(own).filter(({ code }) => kind === undefined || code === kind)
  if (asked.length === 0) return refuseKind(all, kind)
  const failed: string[] = []
  const lists = asked.map(({ code, items }) => {
    const rowsOf: Queue['items'] = async (after, most) => {
      const rows = await orNull(log, `queue of ${code}`, () => items(after, most))
      if (rows === null) failed.push(code)
      return rows ?? []
    }
    return [code, rowsOf] as const
  })
  const [{ items, nextCursor }, kinds] = await Promise.all([
    mergedPage(new Map(lists), cursor),
    Promise.all(own.map((one) => counted(one, log))),
  ])
  return {
    ...{ items: items.map(({ list, ...item }) => ({ ...item, kind: list })), nextCursor },
    ...{ kinds: kinds.flat(), failed },
  }
}

const queuesOf = (plugs: readonly OfManager[]) => plugs.flatMap(({ queues = [] }) => queues)

/** Of the manager's kinds none was asked for: they hold no scope of it, or there is no such kind. */
function refuseKind(all: readonly OfManager[], kind: string | undefined): never {
  if (kind === undefined || queuesOf(all).some(({ code }) => code === kind)) refuse('request.forbidden')
  return refuse('request.invalid', { fields: { kind: 'این نوع در فهرست نیست.' } })
}

/** How much of each kind waits, by the attention items of the same code. */
async function counted({ queues = [], uncounted, items }: OfManager, log: Log) {
  const rows = await orNull(log, uncounted.code, items)
  return queues.map(({ code, title }) => {
    const counts = rows?.filter((row) => row.code === code).map(({ count }) => count)
    return { kind: code, title, count: counts ? counts.reduce((sum, count) => sum + count, 0) : null }
  })
}

/** The kinds whose things can be seen one by one. */
export const queuedKinds = (plugs: readonly Attention[]): ReadonlySet<string> =>
  new Set(plugs.flatMap(({ ofManager }) => ofManager?.queues ?? []).map(({ code }) => code))
